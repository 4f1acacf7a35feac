import type { Handler } from '../../http/operation.ts'
import { requireDemand } from './demand-access.ts'
import { toDemand } from './demand-columns.ts'
import { selectDemand } from './demands.store.ts'

/** One demand. */
export const getDemand: Handler<'getDemand'> = async (call) => {
  const { params, businessId, unit, setVersion } = call
  const [rows] = await unit.read(selectDemand(params.id, businessId))
  const principal = await unit.principal()
  const demand = requireDemand(rows, principal)
  setVersion(demand.version)
  return toDemand(demand, principal.userId)
}

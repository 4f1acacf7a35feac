import type { Handler } from '../../http/operation.ts'
import { toScope } from '../visibility/call-scope.ts'
import { selectWaitingCount } from './business-counts.store.ts'

/** How many of the demands that the user sees in the business wait for the customer. */
export const countWaitingDemands: Handler<'countWaitingDemands'> = async (call) => {
  const [[row]] = await call.unit.read(selectWaitingCount(await toScope(call)))
  return { count: row?.count ?? 0 }
}

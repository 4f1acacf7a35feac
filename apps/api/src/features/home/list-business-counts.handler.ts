import { evaluateDeadlines } from '@tramite/core/access'
import { contractInputOf } from '../../http/contract-input.ts'
import type { Handler } from '../../http/operation.ts'
import { requireCustomer } from '../../http/require-caller.ts'
import { selectBusinessCounts } from './business-counts.store.ts'

/** The open work of each business of the customer, counting the demands that the super admin sees. */
export const listBusinessCounts: Handler<'listBusinessCounts'> = async ({
  unit,
  now,
  services,
}) => {
  const contract = contractInputOf(requireCustomer(await unit.principal()), services, now)
  const [found] = await unit.read(selectBusinessCounts(contract.today))
  // While the contract suspends the deadlines nothing is late.
  const areRunning = evaluateDeadlines(contract.customer, contract).state === 'running'
  return { counts: areRunning ? found : found.map((line) => ({ ...line, overdue: 0 })) }
}

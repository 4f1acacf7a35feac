import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { overdueCustomerList, selectOverdueCustomers } from './customer-list.store.ts'

/** Customers with an overdue payment, the longest overdue first; a customer's user sees only their own. */
export const listOverdueCustomers: Handler<'listOverdueCustomers'> = async ({ query, unit }) => {
  const [{ shown, ...rest }] = await readPage(
    unit,
    overdueCustomerList,
    query,
    selectOverdueCustomers,
  )
  return { customers: shown.map(({ since: _, ...customer }) => customer), ...rest }
}

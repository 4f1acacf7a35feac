import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { selectCustomerUsers } from './customer-users.store.ts'
import {
  selectCustomerOf,
  selectCustomerTagsOf,
  selectFormVersion,
  toCustomer,
  toCustomerDetails,
} from './customers.store.ts'

/** The customer of the signed-in user. */
export const getCustomer: Handler<'getCustomer'> = async ({ query, unit, setVersion }) => {
  const { userId } = await unit.principal()
  const [[row], tags, users, [form]] = await unit.read(
    selectCustomerOf(userId),
    selectCustomerTagsOf(userId),
    selectCustomerUsers(),
    selectFormVersion(),
  )
  if (!row || !form) throw notFound()
  setVersion(form.version)
  return {
    ...toCustomer(row, tags),
    ...(query.detailed && toCustomerDetails(row)),
    ...(query.allUsers && { users }),
  }
}

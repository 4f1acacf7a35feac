import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { selectCustomerUsers } from './customer-users.store.ts'
import {
  selectCustomerOf,
  selectCustomerTagsOf,
  toCustomer,
  toCustomerDetails,
} from './customers.store.ts'

/** The customer of the signed-in user. */
export const getCustomer: Handler<'getCustomer'> = async ({ query, unit, setVersion }) => {
  const { userId } = await unit.principal()
  const [[row], tags, users] = await unit.read(
    selectCustomerOf(userId),
    selectCustomerTagsOf(userId),
    selectCustomerUsers(),
  )
  if (!row) throw notFound()
  setVersion(row.version)
  return {
    ...toCustomer(row, tags),
    ...(query.detailed && toCustomerDetails(row)),
    ...(query.allUsers && { users }),
  }
}

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
  // Read the version first: data read after it may be newer, which at worst causes a needless conflict. The
  // other order could overwrite somebody else's change.
  const [[form], [row], tags, users] = await unit.read(
    selectFormVersion(),
    selectCustomerOf(userId),
    selectCustomerTagsOf(userId),
    selectCustomerUsers(),
  )
  if (!row || !form) throw notFound()
  setVersion(form.version)
  return {
    ...toCustomer(row, tags),
    ...(query.detailed && toCustomerDetails(row)),
    ...(query.allUsers && { users }),
  }
}

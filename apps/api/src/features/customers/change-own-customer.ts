import type { CustomerPrincipal, Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { CallParts } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { requireCustomer } from '../../http/require-caller.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { type CustomerPart, evaluateCustomerEdit } from './customer-edit.rules.ts'
import { selectTagsOf } from './customer-tags.store.ts'
import { customerTouched } from './customer-touched.ts'
import {
  type CustomerChanges,
  type CustomerRow,
  changeCustomer,
  lockOwnCustomer,
  selectFormVersion,
  toCustomer,
  toCustomerDetails,
} from './customers.store.ts'

/** The user of a customer who may change a part of its data. */
function requireEditor(part: CustomerPart, principal: Principal): CustomerPrincipal {
  const user = requireCustomer(principal)
  if (!evaluateCustomerEdit(part, user).allowed) throw new Problem(403, 'ADMIN_ONLY')
  return user
}

/** The customer that commands returned, with the version of what its forms edit. */
function onlyCustomer(
  row: CustomerRow | undefined,
  form: { readonly version: number } | undefined,
): CustomerRow {
  if (!row || !form) throw notFound()
  return { ...row, version: form.version }
}

/**
 * Changes a part of the data of the user's own customer, and returns the customer with its new version.
 * Notifies open pages of its users.
 * @param change refuses invalid changes, writes related rows, and returns the changed columns of the customer
 * @throws Problem 403 if the user may not change it
 */
export async function changeOwnCustomer(
  call: CallParts<'unit' | 'services' | 'now' | 'setVersion'>,
  part: CustomerPart,
  change: (transaction: Transaction, before: CustomerRow) => Promise<CustomerChanges>,
) {
  const { unit, now, setVersion } = call
  const { after, tags } = await unit.write(
    [lockOwnCustomer(), selectFormVersion()],
    async (transaction, [[row], [form]], user) => {
      const { customerId } = requireEditor(part, user)
      const changes = await change(transaction, onlyCustomer(row, form))
      transaction.defer(leaveMessage(customerId, customerTouched(customerId), now))
      const [[changed], found, [version]] = await transaction.all(
        changeCustomer(customerId, changes),
        selectTagsOf(customerId),
        selectFormVersion(),
      )
      return { after: onlyCustomer(changed, version), tags: found }
    },
  )
  setVersion(after.version)
  return { ...toCustomer(after, tags), ...toCustomerDetails(after) }
}

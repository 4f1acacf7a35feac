import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { onlyCustomer, requireEditor } from '../customers/customer-editor.ts'
import { selectTagsOf } from '../customers/customer-tags.store.ts'
import { customerTouched } from '../customers/customer-touched.ts'
import {
  changeCustomer,
  lockOwnCustomer,
  toCustomer,
  toCustomerDetails,
} from '../customers/customers.store.ts'
import { requireRegistration } from '../customers/registration-faults.ts'
import { toTrimmed } from '../customers/trimmed.ts'
import { changeBusiness, lockDefaultBusiness } from './businesses.store.ts'

/**
 * Writes the form of the customer's data: the customer and the address of its default business in
 * one transaction. Both are one version, that of the customer.
 */
export const updateCustomer: Handler<'updateCustomer'> = async (call) => {
  const { body, ifMatch, unit, services, now, setVersion } = call
  const { name, cpf, cnpj, ...address } = toTrimmed(body)
  const data = {
    ...(name !== undefined && { name }),
    ...(cpf !== undefined && { cpf }),
    ...(cnpj !== undefined && { cnpj }),
  }

  const result = await unit.write([lockOwnCustomer()], async (transaction, [[row]], user) => {
    const { customerId } = requireEditor('data', user)
    const before = onlyCustomer(row)
    const [business] = await transaction.run(lockDefaultBusiness(customerId))
    if (!business) throw new Problem(404, 'NO_BUSINESS')
    requireCurrent(ifMatch, { ...business, ...before }, { ...address, ...data })
    requireRegistration({ ...before, ...data, ...address }, services, true)

    transaction.defer(leaveMessage(customerId, customerTouched(customerId), now))
    const [, [after], tags] = await transaction.all(
      changeBusiness(business.id, address),
      changeCustomer(customerId, data),
      selectTagsOf(customerId),
    )
    return { after: onlyCustomer(after), tags }
  })
  services.wakeOutbox()
  setVersion(result.after.version)
  return { ...toCustomer(result.after, result.tags), ...toCustomerDetails(result.after) }
}

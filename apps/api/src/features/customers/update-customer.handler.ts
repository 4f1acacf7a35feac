import { evaluateCustomerEdit } from '@tramite/core/customers'
import type { CustomerPrincipal, Principal } from '../../db/principal.ts'
import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { changeBusiness, lockDefaultBusiness } from '../businesses/businesses.store.ts'
import { selectTagsOf } from './customer-tags.store.ts'
import { customerTouched } from './customer-touched.ts'
import {
  type CustomerRow,
  changeCustomer,
  lockOwnCustomer,
  toCustomer,
  toCustomerDetails,
} from './customers.store.ts'
import { requireRegistration } from './registration-faults.ts'
import { toTrimmed } from './trimmed.ts'

function requireEditor(
  part: Parameters<typeof evaluateCustomerEdit>[0],
  principal: Principal,
): CustomerPrincipal {
  if (principal.staff) throw new Problem(403, 'CUSTOMER_ONLY')
  if (!evaluateCustomerEdit(part, principal).allowed) throw new Problem(403, 'ADMIN_ONLY')
  return principal
}

const only = (row: CustomerRow | undefined): CustomerRow => {
  if (!row) throw notFound()
  return row
}

/**
 * Writes the form of the customer's data: the customer and the address of its default business in
 * one transaction. Both are one version, that of the customer. Specification §5.
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
    const before = only(row)
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
    return { after: only(after), tags }
  })
  services.wakeOutbox()
  setVersion(result.after.version)
  return { ...toCustomer(result.after, result.tags), ...toCustomerDetails(result.after) }
}

/** Names who signs for the customer. Specification §7. */
export const updateLegalRepresentative: Handler<'updateLegalRepresentative'> = async (call) => {
  const { body, ifMatch, unit, services, now, setVersion } = call
  const legalRepresentative = toTrimmed(body)
  requireRegistration({ personType: 'PF', cpf: body.cpf }, services)

  const result = await unit.write([lockOwnCustomer()], async (transaction, [[row]], user) => {
    const { customerId } = requireEditor('legalRepresentative', user)
    const before = only(row)
    const { version, legalRepresentative: held } = before
    requireCurrent(ifMatch, { name: '', cpf: '', email: '', ...held, version }, body)
    transaction.defer(leaveMessage(customerId, customerTouched(customerId), now))
    const [[after], tags] = await transaction.all(
      changeCustomer(customerId, { legalRepresentative }),
      selectTagsOf(customerId),
    )
    return { after: only(after), tags }
  })
  services.wakeOutbox()
  setVersion(result.after.version)
  return { ...toCustomer(result.after, result.tags), ...toCustomerDetails(result.after) }
}

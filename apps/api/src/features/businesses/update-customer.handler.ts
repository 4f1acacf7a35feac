import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { changeOwnCustomer } from '../customers/change-own-customer.ts'
import { requireRegistration } from '../customers/registration-faults.ts'
import { toTrimmed } from '../customers/trimmed.ts'
import { changeBusiness, lockDefaultBusiness } from './businesses.store.ts'

/**
 * Writes the form of the customer's data: the customer and the address of its default business in
 * one transaction. Both are one version, see `selectFormVersion`.
 */
export const updateCustomer: Handler<'updateCustomer'> = (call) => {
  const { body, ifMatch, services } = call
  const { name, cpf, cnpj, ...address } = toTrimmed(body)
  const data = {
    ...(name !== undefined && { name }),
    ...(cpf !== undefined && { cpf }),
    ...(cnpj !== undefined && { cnpj }),
  }

  return changeOwnCustomer(call, 'data', async (transaction, before) => {
    const [business] = await transaction.run(lockDefaultBusiness(before.id))
    if (!business) throw new Problem(404, 'NO_BUSINESS')
    const form = { ...business, ...before }
    requireCurrent(ifMatch, form, { ...address, ...data })
    requireRegistration({ ...form, ...data, ...address }, services, {
      needsDocument: true,
      before: form,
    })
    await transaction.run(changeBusiness(business.id, address))
    return data
  })
}

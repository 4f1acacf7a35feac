import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { changeOwnCustomer } from './change-own-customer.ts'
import { toRepresentative } from './legal-representative.ts'

/** Names who signs for the customer. */
export const updateLegalRepresentative: Handler<'updateLegalRepresentative'> = async (call) => {
  const { body, ifMatch, services } = call

  return changeOwnCustomer(call, 'legalRepresentative', async (_, before) => {
    const { version, legalRepresentative: held } = before
    requireCurrent(ifMatch, { name: '', cpf: '', email: '', ...held, version }, body)
    return { legalRepresentative: toRepresentative(body, services, { held }) }
  })
}

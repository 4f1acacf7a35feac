import type { components } from '../generated/schema.ts'

type Customer = components['schemas']['Customer']

/**
 * The path value for reading a customer's billings: the CPF of a person, the CNPJ of a company, without
 * mask. Null where the customer has none.
 */
export function toCpfOrCnpj({
  personType,
  cpf,
  cnpj,
}: Pick<Customer, 'personType' | 'cpf' | 'cnpj'>): string | null {
  const registration = personType === 'PF' ? cpf : cnpj
  return registration?.replaceAll(/[^0-9A-Za-z]/g, '') || null
}

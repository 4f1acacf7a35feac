import type { Customer } from './customers.types.ts'

/**
 * The registration of a customer without mask, as for reading the billings: the CPF of a person, the CNPJ of a
 * company. Null where the customer has none.
 */
export function toCpfOrCnpj({
  personType,
  cpf,
  cnpj,
}: Pick<Customer, 'personType' | 'cpf' | 'cnpj'>): string | null {
  const registration = personType === 'PF' ? cpf : cnpj
  return registration?.replaceAll(/[^0-9A-Za-z]/g, '') || null
}

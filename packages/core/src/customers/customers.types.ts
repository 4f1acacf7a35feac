import type { components } from '../generated/schema.ts'

/** A company or an individual with a contract, as the customer's users and the firm see it. */
export type Customer = components['schemas']['Customer']
/** The form of the customer's data. */
export type CustomerUpdate = components['schemas']['CustomerUpdate']
/** Who signs for a customer. */
export type LegalRepresentative = components['schemas']['LegalRepresentative']
/** A customer with an overdue payment. */
export type OverdueCustomer = components['schemas']['OverdueCustomer']
/** A customer as the firm creates it. */
export type CustomerDraft = components['schemas']['CustomerDraft']
/** The fields of a customer that the firm changes; the others stay. */
export type CustomerChange = components['schemas']['CustomerChange']
/** The parts of the contract's state that the firm changes; the others stay. */
export type ContractChange = components['schemas']['ContractChange']
/** A state of the contract by which the firm's list is narrowed. */
export type ContractFilter = components['schemas']['ContractFilter']

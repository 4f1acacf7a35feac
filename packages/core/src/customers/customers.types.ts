import type { components } from '../generated/schema.ts'

/** A company or an individual with a contract, as the customer's users and the firm see it. */
export type Customer = components['schemas']['Customer']
/** The form of the customer's data. */
export type CustomerUpdate = components['schemas']['CustomerUpdate']
/** The legal representative who signs for a customer. */
export type LegalRepresentative = components['schemas']['LegalRepresentative']
/** A customer with an overdue payment. */
export type OverdueCustomer = components['schemas']['OverdueCustomer']
/** A customer as the firm creates it. */
export type CustomerDraft = components['schemas']['CustomerDraft']
/** The fields of a customer that the firm may change; the others stay. */
export type CustomerChange = components['schemas']['CustomerChange']
/** The parts of the contract's state that the firm may change; the others stay. */
export type ContractChange = components['schemas']['ContractChange']
/** A contract state that filters the firm's list. */
export type ContractFilter = components['schemas']['ContractFilter']

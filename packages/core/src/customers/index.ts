import type { components } from '../generated/schema.ts'

export type Customer = components['schemas']['Customer']
export { getCustomer } from './customers.queries.ts'

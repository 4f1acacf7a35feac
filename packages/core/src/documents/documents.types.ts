import type { components } from '../generated/schema.ts'

/** A document of a customer, from either side. */
export type Document = components['schemas']['Document']

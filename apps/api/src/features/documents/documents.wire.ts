import type { components } from '@tramite/core/contract'
import type { DocumentRow } from './documents.store.ts'

export type Document = components['schemas']['Document']

/** A document as the contract shows it. */
export function toDocument(row: DocumentRow): Document {
  const { demandName, wasSendToCustomer, fileKey: _, ...shown } = row
  return {
    ...shown,
    demand: demandName === null ? null : { name: demandName },
    customFields: wasSendToCustomer === null ? null : { wasSendToCustomer },
  }
}

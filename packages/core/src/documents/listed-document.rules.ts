import type { Document } from './documents.types.ts'

/** Entries of one page of the list of documents. As elsewhere, 15. */
export const documentsPageSize = 15

/**
 * Whether a document stands in the list of documents: those that nobody signed, and those of the
 * firm. Documents that the customer sent are found in their demand.
 */
export function isListedDocument(document: Pick<Document, 'userId' | 'userType'>): boolean {
  return document.userId === null || document.userType === 'BACKOFFICE'
}

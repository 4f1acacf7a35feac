import type { Document } from './documents.types.ts'

/** Entries per page of the list of documents: 15, as elsewhere. */
export const documentsPageSize = 15

/**
 * Whether the list of documents shows a document: those without an author, and those of the firm.
 * Documents that the customer sent are found in their demand.
 */
export function isListedDocument(document: Pick<Document, 'userId' | 'userType'>): boolean {
  return document.userId === null || document.userType === 'BACKOFFICE'
}

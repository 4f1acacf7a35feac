import { definePagedQuery, defineQuery } from '../http/index.ts'

/** What narrows the list of documents. */
export interface DocumentsFilter {
  readonly demandId?: string
  /** First and last day of creation, inclusive. */
  readonly startDate?: string
  readonly endDate?: string
  /** Part of the name. */
  readonly name?: string
  readonly limit?: number
  /** Zero-based. */
  readonly page?: number
}

/** `GET /documents`: the documents that the user may see, by demand, period or name. */
export const listDocuments = defineQuery({
  resource: 'documents',
  path: '/documents',
  request: (query: DocumentsFilter) => ({ query }),
})

/** `GET /documents` by cursor: as {@link listDocuments}, for a list that goes on. */
export const listDocumentsFrom = definePagedQuery({
  resource: 'documents',
  path: '/documents',
  request: (query: Omit<DocumentsFilter, 'page'>) => ({ query }),
})

/** `GET /documents/{id}`. */
export const getDocument = defineQuery({
  resource: 'documents',
  path: '/documents/{id}',
  versioned: true,
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

/** `GET /documents/{id}/download`: a short-lived address of the file. Never cache it. */
export const downloadDocument = defineQuery({
  resource: 'documents',
  path: '/documents/{id}/download',
  signed: true,
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

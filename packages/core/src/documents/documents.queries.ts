import { defineQuery } from '../http/index.ts'

interface DocumentsFilter {
  readonly demandId?: string
  readonly startDate?: string
  readonly endDate?: string
  readonly name?: string
  readonly limit?: number
  readonly page?: number
}

/** `GET /documents`: the documents that the user may see, by demand, period or name. */
export const listDocuments = defineQuery({
  resource: 'documents',
  path: '/documents',
  request: (query: DocumentsFilter) => ({ query }),
})

/** `GET /documents/{id}`. */
export const getDocument = defineQuery({
  resource: 'documents',
  path: '/documents/{id}',
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

/** `GET /documents/{id}/download`: a short-lived address of the file. Never cache it. */
export const downloadDocument = defineQuery({
  resource: 'documents',
  path: '/documents/{id}/download',
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

import type { components } from '../generated/schema.ts'

export type Document = components['schemas']['Document']
export { downloadDocument, getDocument, listDocuments } from './documents.queries.ts'

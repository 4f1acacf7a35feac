import type { components } from '../generated/schema.ts'

export type Document = components['schemas']['Document']
export { type CreateDocumentInput, createDocument } from './documents.commands.ts'
export { downloadDocument, getDocument, listDocuments } from './documents.queries.ts'

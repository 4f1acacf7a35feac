export {
  createDocument,
  updateFirmDocument,
} from './documents.commands.ts'
export {
  downloadDocument,
  getDocument,
  listDocuments,
  listDocumentsFrom,
} from './documents.queries.ts'
export type { Document } from './documents.types.ts'
export { documentsPageSize, isListedDocument } from './listed-document.rules.ts'

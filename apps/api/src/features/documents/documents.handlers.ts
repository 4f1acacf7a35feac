export { createDocument } from './create-document.handler.ts'
export { downloadDocument, getDocument } from './get-document.handler.ts'
export { listDocuments } from './list-documents.handler.ts'
export { updateFirmDocument } from './update-firm-document.handler.ts'

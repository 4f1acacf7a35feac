export { acceptLegalText } from './accept-legal-text.handler.ts'
export { getLegalText } from './get-legal-text.handler.ts'
export { listLegalAcceptances } from './list-legal-acceptances.handler.ts'

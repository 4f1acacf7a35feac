export { acceptLegalText, getLegalText, listLegalAcceptances } from './legal.operations.ts'
export type {
  LegalAcceptanceList,
  LegalBlock,
  LegalChange,
  LegalDocument,
  LegalDocumentKey,
  LegalLink,
  LegalList,
  LegalParagraph,
  LegalSection,
  LegalTable,
  LegalText,
  LegalTextKey,
} from './legal.types.ts'
export {
  evaluateLegalQuestion,
  type LegalQuestion,
  toLegalQuestions,
} from './legal-question.rules.ts'
export { type LegalVersions, pendingLegalTexts, toAskedVersions } from './legal-versions.ts'

export { type AnalyticsInput, evaluateAnalytics, evaluateHeatMap } from './analytics.rules.ts'
export { createCookiePolicy } from './cookie-policy.ts'
export { acceptLegalText, listLegalAcceptances } from './legal.operations.ts'
export type {
  LegalBlock,
  LegalChange,
  LegalDocument,
  LegalFirm,
  LegalLink,
  LegalList,
  LegalParagraph,
  LegalSection,
  LegalTable,
  LegalText,
  TransferMechanism,
} from './legal.types.ts'
export {
  evaluateLegalAcceptance,
  type LegalTextKey,
  type LegalVersion,
  legalTexts,
  legalVersions,
  pendingLegalTexts,
  publicationDates,
} from './legal-versions.ts'
export { createPrivacyPolicy } from './privacy-policy.ts'
export {
  ACCESS_RECORD_MONTHS,
  ADVERTISING_DATA_DAYS,
} from './retention.ts'
export { createTermsOfUse } from './terms-of-use.ts'

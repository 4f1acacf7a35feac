export { createCookiePolicy } from './cookie-policy.ts'
export type {
  LegalBlock,
  LegalDocument,
  LegalFirm,
  LegalLink,
  LegalList,
  LegalParagraph,
  LegalSection,
  LegalTable,
  LegalText,
} from './legal.types.ts'
export { createPrivacyPolicy } from './privacy-policy.ts'
export { createTermsOfUse } from './terms-of-use.ts'

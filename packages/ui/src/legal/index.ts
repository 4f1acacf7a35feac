export { AcceptanceCard, type AcceptanceCardProps } from './AcceptanceCard/AcceptanceCard.tsx'
export { CookieChoice } from './CookieChoice/CookieChoice.tsx'
export { LegalDocumentView } from './LegalDocumentView/LegalDocumentView.tsx'
export { LegalFrame, type LegalFrameProps, type LegalPath } from './LegalFrame/LegalFrame.tsx'

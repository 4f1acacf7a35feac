import type { components } from '../generated/schema.ts'

type Schemas = components['schemas']

/** A legal document of the firm, ready to be displayed. */
export type LegalDocument = Schemas['LegalDocument']
/** The legal documents: terms of use, privacy policy, cookie policy. */
export type LegalDocumentKey = Schemas['LegalDocumentKey']
/** A numbered section with its title. */
export type LegalSection = Schemas['LegalSection']
/** What a section is made of. */
export type LegalBlock = Schemas['LegalSection']['blocks'][number]
/** A numbered paragraph. */
export type LegalParagraph = Schemas['LegalParagraph']
/** Belongs to the paragraph before it. */
export type LegalList = Schemas['LegalList']
/** A table with a caption. */
export type LegalTable = Schemas['LegalTable']
/** A run of text, with its links. */
export type LegalText = Schemas['LegalText']
/** A link within a text. */
export type LegalLink = Schemas['LegalLink']
/** A change made by a new version, for readers who know the previous one. */
export type LegalChange = Schemas['LegalChange']
/** A text that users accept. */
export type LegalTextKey = Schemas['LegalTextKey']
/** The texts in force, and every acceptance of a user. */
export type LegalAcceptanceList = Schemas['LegalAcceptanceList']

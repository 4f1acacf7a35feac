import type { CivilDate } from '../calendar/index.ts'

/** By what right data are kept abroad: a country that the authority found adequate, or its standard clauses. */
export type TransferMechanism = 'adequacy' | 'standardClauses'

/** What a legal document says about the firm. All of it comes from the firm's configuration. */
export interface LegalFirm {
  readonly name: string
  readonly homeCity: string
  /** Two letters. */
  readonly homeState: string
  readonly contactEmail: string
  /** Name of the data officer, who has to be known to the public (LGPD art. 41, § 1º). */
  readonly privacyOfficer: string
  /** Address of the data officer. */
  readonly privacyEmail: string
  /** Where the data are kept; told to the public (Res. CD/ANPD 19/2024, art. 17, § 2º). */
  readonly hostingCountry: string
  readonly transferMechanism: TransferMechanism
}

/** A link within a text. */
export interface LegalLink {
  readonly text: string
  /** A path of the portal, or a mailto: address. */
  readonly href: string
}

/** A run of text, with its links. */
export type LegalText = readonly (string | LegalLink)[]

/** A numbered paragraph. */
export interface LegalParagraph {
  readonly kind: 'paragraph'
  /** '3.2': the paragraph's place in its section, by which it is cited. */
  readonly number: string
  readonly text: LegalText
}

/** Belongs to the paragraph before it. */
export interface LegalList {
  readonly kind: 'list'
  readonly items: readonly LegalText[]
}

/** A table with a caption. */
export interface LegalTable {
  readonly kind: 'table'
  readonly caption: string
  readonly columns: readonly string[]
  /** As many cells as columns; the first names the row. */
  readonly rows: readonly (readonly LegalText[])[]
}

/** What a section is made of. */
export type LegalBlock = LegalParagraph | LegalList | LegalTable

/** A numbered section with its title. */
export interface LegalSection {
  /** Anchor on the page: the section's number. */
  readonly id: string
  readonly number: number
  readonly title: string
  readonly blocks: readonly LegalBlock[]
}

/** What a new wording changed, for who knows the one before. */
export interface LegalChange {
  /** Since when the words are so. */
  readonly date: CivilDate
  readonly text: LegalText
}

/** A legal document, ready to be shown. */
export interface LegalDocument {
  readonly title: string
  /** When the document was first published. */
  readonly date: CivilDate
  /** Since when its words are these. */
  readonly revised: CivilDate
  /** Newest first; empty for a document as it was first published. */
  readonly changes: readonly LegalChange[]
  readonly intro: LegalText
  readonly sections: readonly LegalSection[]
}

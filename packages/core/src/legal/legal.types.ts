import type { CivilDate } from '../calendar/index.ts'

/** What a legal document says about the firm. All of it comes from the firm's configuration. */
export interface LegalFirm {
  readonly name: string
  readonly homeCity: string
  /** Two letters. */
  readonly homeState: string
  readonly contactEmail: string
  /** Of the data officer (LGPD art. 41). */
  readonly privacyEmail: string
}

export interface LegalLink {
  readonly text: string
  /** A path of the portal, or a mailto: address. */
  readonly href: string
}

/** A run of text, with its links. */
export type LegalText = readonly (string | LegalLink)[]

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

export interface LegalTable {
  readonly kind: 'table'
  readonly caption: string
  readonly columns: readonly string[]
  /** As many cells as columns; the first names the row. */
  readonly rows: readonly (readonly LegalText[])[]
}

export type LegalBlock = LegalParagraph | LegalList | LegalTable

export interface LegalSection {
  /** Anchor on the page: the section's number. */
  readonly id: string
  readonly number: number
  readonly title: string
  readonly blocks: readonly LegalBlock[]
}

export interface LegalDocument {
  readonly title: string
  /** When this version was published. */
  readonly date: CivilDate
  readonly intro: LegalText
  readonly sections: readonly LegalSection[]
}

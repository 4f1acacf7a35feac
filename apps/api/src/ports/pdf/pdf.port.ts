/** Text of one look. A line break in it is one in the document. */
export interface PdfRun {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  readonly underline?: boolean
}

/** What a paragraph or a cell says. It is text whatever it holds: no markup, no addresses. */
export type PdfText = string | readonly PdfRun[]

export interface PdfHeading {
  readonly kind: 'heading'
  readonly level: 1 | 2 | 3
  readonly text: PdfText
}
export interface PdfParagraph {
  readonly kind: 'paragraph'
  readonly text: PdfText
}
export interface PdfList {
  readonly kind: 'list'
  readonly ordered: boolean
  readonly items: readonly (readonly PdfBlock[])[]
}
/** A table; one that goes over to another page repeats its header there. */
export interface PdfTable {
  readonly kind: 'table'
  readonly header?: readonly PdfText[]
  readonly rows: readonly (readonly PdfText[])[]
  /** How wide the columns are beside each other; by what they hold when absent. */
  readonly widths?: readonly number[]
}
/** Names and what they stand for, beside each other. */
export interface PdfFacts {
  readonly kind: 'facts'
  readonly facts: readonly (readonly [name: string, value: PdfText])[]
}
/** A line across the page. */
export interface PdfRule {
  readonly kind: 'rule'
}
export interface PdfPageBreak {
  readonly kind: 'pageBreak'
}
export type PdfBlock =
  | PdfHeading
  | PdfParagraph
  | PdfList
  | PdfTable
  | PdfFacts
  | PdfRule
  | PdfPageBreak

/** A document on A4 pages, each of which says 'Página x de y' and whose it is. */
export interface PdfDocument {
  /** What programs show as its name; on the page only where a heading says it. */
  readonly title: string
  /** Name of the firm, at the foot of every page. */
  readonly firmName: string
  /** Beside it, such as the number of the document. */
  readonly reference?: string
  readonly createdAt: Date
  readonly blocks: readonly PdfBlock[]
}

/** Text of one style. A line break in it is one in the document. */
export interface PdfRun {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  readonly underline?: boolean
}

/** The text of a paragraph or a cell. Always plain text: no markup, no addresses. */
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
/** A table; its header is repeated on every page. */
export interface PdfTable {
  readonly kind: 'table'
  readonly header?: readonly PdfText[]
  readonly rows: readonly (readonly PdfText[])[]
  /** Relative widths of the columns; by their content when absent. */
  readonly widths?: readonly number[]
}
/** Pairs of names and values, side by side. */
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

/** A document on A4 pages, each with 'Página x de y' and its owner. */
export interface PdfDocument {
  /** The title shown by PDF programs; on the page only if a heading contains it. */
  readonly title: string
  /** Name of the firm, at the foot of every page. */
  readonly firmName: string
  /** Printed next to it, such as the number of the document. */
  readonly reference?: string
  readonly createdAt: Date
  readonly blocks: readonly PdfBlock[]
}

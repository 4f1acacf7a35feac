/**
 * The parts of pdfmake 0.3 in use. Its published types pull those of the browser into the program.
 * Pictures, addresses and attachments are left out: no document has any.
 */
declare module 'pdfmake' {
  type Margin = [left: number, top: number, right: number, bottom: number]

  interface Look {
    readonly font?: string
    readonly fontSize?: number
    readonly lineHeight?: number
    readonly bold?: boolean
    readonly italics?: boolean
    readonly decoration?: 'underline'
    readonly color?: string
    readonly fillColor?: string
    readonly alignment?: 'left' | 'center' | 'right'
    readonly margin?: Margin
    readonly width?: number
    readonly unbreakable?: boolean
    readonly pageBreak?: 'before' | 'after'
  }

  interface TableLayout {
    hLineWidth(line: number): number
    vLineWidth(): number
    hLineColor(): string
    vLineColor(): string
    paddingTop(): number
    paddingBottom(): number
  }

  interface Table {
    readonly widths: readonly string[]
    readonly headerRows?: number
    /** Rows that are kept on the page of the header. */
    readonly keepWithHeaderRows?: number
    readonly dontBreakRows?: boolean
    readonly body: readonly (readonly Content[])[]
  }

  /** The library mutates its input: nothing of it may be reused. */
  export type Content = Look &
    (
      | { readonly text: string | readonly (Look & { readonly text: string })[] }
      | { readonly stack: readonly Content[] }
      | { readonly columns: readonly Content[] }
      | { readonly ul: readonly Content[] }
      | { readonly ol: readonly Content[] }
      | { readonly table: Table; readonly layout: TableLayout | 'noBorders' }
    )

  export interface DocumentDefinition {
    readonly pageSize: 'A4'
    readonly pageMargins: Margin
    readonly language: string
    readonly displayTitle: boolean
    readonly info: Readonly<Record<string, string | Date>>
    readonly defaultStyle: Look
    readonly content: readonly Content[]
    readonly footer: (page: number, pages: number) => Content
  }

  interface PdfMake {
    /** In-memory files, referenced by the families. */
    readonly virtualfs: { writeFileSync(name: string, bytes: Buffer): void }
    setFonts(families: Record<string, Record<string, string>>): void
    setUrlAccessPolicy(allows: (address: string) => boolean): void
    setLocalAccessPolicy(allows: (path: string) => boolean): void
    createPdf(definition: DocumentDefinition): { getBuffer(): Promise<Buffer> }
  }

  const pdfmake: PdfMake
  export default pdfmake
}

import type { Content } from 'pdfmake'
import type { PdfFacts, PdfTable, PdfText } from './pdf.port.ts'
import { FAINT, ruleLook, SHADE, tableLook } from './pdf-looks.ts'
import { evaluateTable, FACT_SHARES, sharesOf, TABLE_SIZE } from './pdf-measures.ts'
import type { ToText } from './pdf-text.ts'

const toPercent = (shares: readonly number[]) => shares.map((share) => `${share}%`)

/** A table with its lines; its header is repeated on every page where the rows leave room for it. */
export function toTable(table: PdfTable, toText: ToText): Content {
  const { header, rows } = table
  const shares = sharesOf(table)
  const { hasHeader, keepsRowsTogether } = evaluateTable(table, shares)
  const toRow = (row: readonly PdfText[], isHead = false) =>
    shares.map(
      (_, i): Content => toText(row[i] ?? '', isHead ? { bold: true, fillColor: SHADE } : {}),
    )
  const heads = header ? [toRow(header, true)] : []
  return {
    table: {
      widths: toPercent(shares),
      headerRows: hasHeader ? 1 : 0,
      keepWithHeaderRows: hasHeader && keepsRowsTogether ? 1 : 0,
      dontBreakRows: keepsRowsTogether,
      body: [...heads, ...rows.map((row) => toRow(row))],
    },
    layout: tableLook,
    fontSize: TABLE_SIZE,
    margin: [0, 4, 0, 10],
  }
}

/** Names and values side by side, without lines. */
export const toFacts = ({ facts }: PdfFacts, toText: ToText): Content => ({
  table: {
    widths: toPercent(FACT_SHARES),
    body: facts.map(([name, value]) => [toText(name, { color: FAINT }), toText(value)]),
  },
  layout: 'noBorders',
  margin: [0, 2, 0, 10],
})

/** A line across the page: the one line of an empty table of full width. */
export const toRule = (): Content => ({
  table: { widths: ['100%'], body: [[{ text: '' }]] },
  layout: ruleLook,
  margin: [0, 6, 0, 0],
})

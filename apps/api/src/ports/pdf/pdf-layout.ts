import type { Content, DocumentDefinition } from 'pdfmake'
import type { PdfBlock, PdfDocument, PdfFacts, PdfList, PdfTable, PdfText } from './pdf.port.ts'
import type { PdfFonts } from './pdf-fonts.ts'
import { type PdfGroup, toPdfGroups } from './pdf-groups.ts'
import {
  columnsOf,
  evaluateTable,
  FACT_SHARES,
  firstHeight,
  MARGIN,
  SIZE,
  sharesOf,
  TABLE_SIZE,
} from './pdf-measures.ts'
import { toPrintableRuns } from './pdf-runs.ts'

const headingSizes = { 1: 16, 2: 12.5, 3: 11 } as const
const INK = '#1c1c1c'
const FAINT = '#6b6b6b'
const LINE = '#c4c4c4'
const SHADE = '#f1f0ec'

/** Levels of lists that are indented; deeper ones are shown at the last of them. */
const MAX_LEVELS = 5

type Style = Readonly<Record<string, unknown>>

const tableLook = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => LINE,
  vLineColor: () => LINE,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
}

/** A rule, drawn as the one line of an empty table of full width. */
const ruleLook = {
  hLineWidth: (line: number) => (line === 0 ? 0.5 : 0),
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  vLineColor: () => LINE,
  paddingTop: () => 0,
  paddingBottom: () => 0,
}

const toPercent = (shares: readonly number[]) => shares.map((share) => `${share}%`)

/**
 * The layout of a document. Every text of it goes through `toPrintableRuns` and is a leaf of its own: its
 * content can reference no picture, address or style.
 */
export function toDefinition(document: PdfDocument, fonts: PdfFonts): DocumentDefinition {
  const { title, firmName, reference, createdAt } = document

  const toText = (text: PdfText, style: Style = {}) => ({
    ...style,
    text: toPrintableRuns(text, fonts).map(({ italic, underline, ...run }) => ({
      ...run,
      ...(italic && { italics: true }),
      ...(underline && { decoration: 'underline' as const }),
    })),
  })

  function toTable(table: PdfTable): Content {
    const { header, rows } = table
    const shares = sharesOf(table)
    const { hasHeader, keepsRowsTogether } = evaluateTable(table, shares)
    const toRow = (row: readonly PdfText[], style?: Style) =>
      shares.map((_, i): Content => toText(row[i] ?? '', style))
    const heads = header ? [toRow(header, { bold: true, fillColor: SHADE })] : []
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

  const toFacts = ({ facts }: PdfFacts): Content => ({
    table: {
      widths: toPercent(FACT_SHARES),
      body: facts.map(([name, value]) => [toText(name, { color: FAINT }), toText(value)]),
    },
    layout: 'noBorders',
    margin: [0, 2, 0, 10],
  })

  function toList({ ordered, items }: PdfList, level: number): Content {
    const isDeep = level >= MAX_LEVELS
    const entries = items.map((blocks): Content => ({ stack: toStack(blocks, level + 1) }))
    if (isDeep) return { stack: entries }
    const margin: [number, number, number, number] = [0, 0, 0, level === 0 ? 6 : 0]
    return ordered ? { ol: entries, margin } : { ul: entries, margin }
  }

  function toContent(block: PdfBlock, level: number): Content {
    switch (block.kind) {
      case 'heading':
        return toText(block.text, {
          bold: true,
          fontSize: headingSizes[block.level],
          alignment: block.level === 1 ? 'center' : 'left',
          margin: [0, block.level === 1 ? 0 : 8, 0, block.level === 1 ? 14 : 4],
        })
      case 'paragraph':
        return toText(block.text, { margin: [0, 0, 0, level === 0 ? 7 : 2] })
      case 'list':
        return toList(block, level)
      case 'table':
        return columnsOf(block) === 0 ? toText('') : toTable(block)
      case 'facts':
        return block.facts.length === 0 ? toText('') : toFacts(block)
      case 'rule':
        return {
          table: { widths: ['100%'], body: [[{ text: '' }]] },
          layout: ruleLook,
          margin: [0, 6, 0, 0],
        }
      case 'pageBreak':
        return { text: '', pageBreak: 'after' }
    }
  }

  /** A group that is not whole starts where more than its headings fits. */
  function toGroup({ headings, blocks, isComplete }: PdfGroup, level: number): Content[] {
    const above = headings.map((block) => toContent(block, level))
    const below = blocks.map((block) => toContent(block, level))
    const [first] = blocks
    if (isComplete || !first) return [{ unbreakable: true, stack: [...above, ...below] }]
    const room = firstHeight(first)
    return [
      { unbreakable: true, stack: [{ stack: above, margin: [0, 0, 0, room] }] },
      { stack: below, margin: [0, -room, 0, 0] },
    ]
  }

  const toStack = (blocks: readonly PdfBlock[], level: number): Content[] =>
    toPdfGroups(blocks, level === 0).flatMap((group) => toGroup(group, level))

  const left = reference === undefined ? firmName : `${firmName} · ${reference}`
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 10],
    language: 'pt-BR',
    displayTitle: true,
    info: {
      title,
      author: firmName,
      producer: firmName,
      creator: firmName,
      creationDate: createdAt,
    },
    defaultStyle: { font: 'text', fontSize: SIZE, lineHeight: 1.25, color: INK },
    content: toStack(document.blocks, 0),
    footer: (page, pages) => ({
      margin: [MARGIN, 20, MARGIN, 0],
      columns: [
        toText(left, { fontSize: 8, color: FAINT }),
        toText(`Página ${page} de ${pages}`, {
          fontSize: 8,
          color: FAINT,
          width: 90,
          alignment: 'right',
        }),
      ],
    }),
  }
}

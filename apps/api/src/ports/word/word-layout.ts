import { toPrintable } from '@tramite/core/printing'
import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import type { PdfBlock, PdfDocument, PdfList, PdfTable, PdfText } from '../pdf/pdf.port.ts'
import {
  columnsOf,
  evaluateTable,
  FACT_SHARES,
  MARGIN,
  SIZE,
  sharesOf,
  TABLE_SIZE,
  TEXT_WIDTH,
} from '../pdf/pdf-measures.ts'

/** Word uses twentieths of a point for lengths, and half points for font sizes. */
const twips = (points: number) => Math.round(points * 20)
const halves = (points: number) => Math.round(points * 2)

/** Available on every machine, or replaced by a font of the same metrics. */
const FONT = 'Times New Roman'
const FAINT = '6B6B6B'
const LINE = 'C4C4C4'
const SHADE = 'F1F0EC'

const headings = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const

/** Levels of lists; deeper ones are shown at the last of them. Word has no more than nine. */
const LEVELS = 5
const INDENT = 18

const line = { style: BorderStyle.SINGLE, size: 4, color: LINE } as const
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const lines = { top: line, bottom: line, left: line, right: line }
const grid = { ...lines, insideHorizontal: line, insideVertical: line }
const noGrid = {
  ...{ top: none, bottom: none, left: none, right: none },
  ...{ insideHorizontal: none, insideVertical: none },
}

type Look = Pick<IParagraphOptions, 'spacing' | 'indent' | 'numbering' | 'heading'>
interface RunLook {
  readonly bold?: boolean
  readonly color?: string
  readonly size?: number
}

/** Text is taken literally: only its line breaks have a meaning. */
function toRuns(text: PdfText, look: RunLook = {}): TextRun[] {
  const runs = typeof text === 'string' ? [{ text }] : text
  return runs.flatMap(({ text: words, bold, italic, underline }) =>
    toPrintable(words)
      .split('\n')
      .map(
        (part, i) =>
          new TextRun({
            ...look,
            ...(bold && { bold }),
            ...(italic && { italics: true }),
            ...(underline && { underline: {} }),
            ...(i > 0 && { break: 1 }),
            text: part,
          }),
      ),
  )
}

const levelsOf = (format: 'decimal' | 'bullet') =>
  Array.from({ length: LEVELS }, (_, level) => ({
    level,
    format: format === 'decimal' ? LevelFormat.DECIMAL : LevelFormat.BULLET,
    text: format === 'decimal' ? `%${level + 1}.` : '•',
    alignment: AlignmentType.START,
    style: {
      paragraph: { indent: { left: twips(INDENT * (level + 1)), hanging: twips(INDENT) } },
    },
  }))

const ofShares = (shares: readonly number[]) =>
  shares.map((share) => twips((share * TEXT_WIDTH) / 100))

/** A cell of one text, with an explicit width, which Word lays it out by. */
const toCell = (text: PdfText, width: number, look: RunLook, shading?: string) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: {
      ...{ top: twips(2.5), bottom: twips(2.5), left: twips(4), right: twips(4) },
      marginUnitType: WidthType.DXA,
    },
    ...(shading !== undefined && { shading: { fill: shading } }),
    children: [new Paragraph({ spacing: { after: 0 }, children: toRuns(text, look) })],
  })

/** Separates two tables, which would merge without it, and follows the last one. */
const gap = () => new Paragraph({ spacing: { after: 0, line: twips(8), lineRule: 'exact' } })

function toTable(table: PdfTable): FileChild[] {
  if (columnsOf(table) === 0) return []
  const { header, rows } = table
  const shares = sharesOf(table)
  const widths = ofShares(shares)
  const { hasHeader, keepsRowsTogether } = evaluateTable(table, shares)
  const toRow = (row: readonly PdfText[], isHeader: boolean) =>
    new TableRow({
      tableHeader: isHeader && hasHeader,
      cantSplit: keepsRowsTogether,
      children: widths.map((width, i) =>
        isHeader
          ? toCell(row[i] ?? '', width, { bold: true, size: halves(TABLE_SIZE) }, SHADE)
          : toCell(row[i] ?? '', width, { size: halves(TABLE_SIZE) }),
      ),
    })
  return [
    new Table({
      layout: TableLayoutType.FIXED,
      width: { size: twips(TEXT_WIDTH), type: WidthType.DXA },
      columnWidths: widths,
      borders: grid,
      rows: [...(header ? [toRow(header, true)] : []), ...rows.map((row) => toRow(row, false))],
    }),
    gap(),
  ]
}

function toFacts(facts: readonly (readonly [string, PdfText])[]): FileChild[] {
  if (facts.length === 0) return []
  const widths = ofShares(FACT_SHARES)
  const [ofName = 0, ofValue = 0] = widths
  return [
    new Table({
      layout: TableLayoutType.FIXED,
      width: { size: twips(TEXT_WIDTH), type: WidthType.DXA },
      columnWidths: widths,
      borders: noGrid,
      rows: facts.map(
        ([name, value]) =>
          new TableRow({
            children: [toCell(name, ofName, { color: FAINT }), toCell(value, ofValue, {})],
          }),
      ),
    }),
    gap(),
  ]
}

/** Converts the blocks of one document to Word's: lists are numbered from one in each. */
function createBody() {
  let listCount = 0

  function toList({ ordered, items }: PdfList, level: number): FileChild[] {
    listCount += 1
    const instance = listCount
    const at = Math.min(level, LEVELS - 1)
    const sign = { reference: ordered ? 'numbers' : 'signs', level: at, instance }
    const within: Look = {
      indent: { left: twips(INDENT * (at + 1)) },
      spacing: { after: twips(2) },
    }
    return items.flatMap((blocks) =>
      blocks.flatMap((block, i) =>
        toChildren(block, level + 1, {
          ...within,
          ...(i === 0 && { numbering: sign, indent: undefined }),
        }),
      ),
    )
  }

  function toChildren(block: PdfBlock, level: number, look: Look): FileChild[] {
    switch (block.kind) {
      case 'heading':
        return [
          new Paragraph({
            ...look,
            heading: headings[block.level],
            children: toRuns(block.text),
          }),
        ]
      case 'paragraph':
        return [new Paragraph({ ...look, children: toRuns(block.text) })]
      case 'list':
        return toList(block, level)
      case 'table':
        return toTable(block)
      case 'facts':
        return toFacts(block.facts)
      case 'rule':
        return [new Paragraph({ border: { bottom: line }, spacing: { after: twips(6) } })]
      case 'pageBreak':
        return [new Paragraph({ pageBreakBefore: true, spacing: { after: 0 } })]
    }
  }

  return (blocks: readonly PdfBlock[]) => blocks.flatMap((block) => toChildren(block, 0, {}))
}

const headingStyle = (size: number, before: number, after: number) => ({
  run: { font: FONT, size: halves(size), bold: true, color: '1C1C1C' },
  paragraph: { keepNext: true, spacing: { before: twips(before), after: twips(after) } },
})

/** A4 with the margins, sizes and footer of the PDF, and Word's styles for headings. */
export function toWordDocument({ title, firmName, reference, blocks }: PdfDocument): Document {
  const left = toPrintable(reference === undefined ? firmName : `${firmName} · ${reference}`)
  const foot = { size: halves(8), color: FAINT }
  const first = headingStyle(16, 0, 14)
  return new Document({
    title: toPrintable(title),
    creator: toPrintable(firmName),
    lastModifiedBy: toPrintable(firmName),
    styles: {
      default: {
        document: {
          run: { font: FONT, size: halves(SIZE), language: { value: 'pt-BR' } },
          paragraph: { spacing: { line: 300, after: twips(7) } },
        },
        heading1: {
          ...first,
          paragraph: { ...first.paragraph, alignment: AlignmentType.CENTER },
        },
        heading2: headingStyle(12.5, 8, 4),
        heading3: headingStyle(11, 8, 4),
      },
    },
    numbering: {
      config: [
        { reference: 'numbers', levels: levelsOf('decimal') },
        { reference: 'signs', levels: levelsOf('bullet') },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(595.3), height: twips(841.9) },
            margin: {
              ...{ top: twips(MARGIN), right: twips(MARGIN), left: twips(MARGIN) },
              ...{ bottom: twips(MARGIN + 10), footer: twips(MARGIN / 2) },
            },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                spacing: { after: 0 },
                tabStops: [{ type: TabStopType.RIGHT, position: twips(TEXT_WIDTH) }],
                children: [
                  new TextRun({ ...foot, text: left }),
                  new TextRun({
                    ...foot,
                    children: [
                      new Tab(),
                      'Página ',
                      PageNumber.CURRENT,
                      ' de ',
                      PageNumber.TOTAL_PAGES,
                    ],
                  }),
                ],
              }),
            ],
          }),
        },
        children: createBody()(blocks),
      },
    ],
  })
}

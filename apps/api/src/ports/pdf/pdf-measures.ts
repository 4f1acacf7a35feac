import type { PdfBlock, PdfTable, PdfText } from './pdf.port.ts'

/** Points; 28 to a centimetre. */
export const MARGIN = 62
/** Of A4, between the margins. */
export const TEXT_WIDTH = 595 - 2 * MARGIN
export const SIZE = 10.5
export const TABLE_SIZE = SIZE - 1
/** Distance between baselines. */
const LINE_HEIGHT = 1.5 * SIZE

/** Maximum number of columns of a table; more would have no width. */
const MAX_COLUMNS = 12
/** Left and right padding of a cell. */
const CELL_PADDING = 8
/** Widths of the names of facts, and of their values, in hundredths. */
export const FACT_SHARES = [32, 68] as const

const plain = (text: PdfText = ''): string =>
  typeof text === 'string' ? text : text.map((run) => run.text).join('')

/** The width of a text in the widest letters; those of other scripts are up to twice as wide. */
const widthOf = (text: string) => text.length + (text.match(/[\u0250-\uffff]/g)?.length ?? 0)

/** Upper bound of the lines that a text takes in a width. */
function linesOf(text: PdfText | undefined, width: number, size: number): number {
  const perLine = Math.max(1, Math.floor(width / size))
  return plain(text)
    .split(/\r\n?|[\n\u2028\u2029\v\f\u0085]/)
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / perLine)), 0)
}

const rowsOf = ({ header, rows }: PdfTable) => (header ? [header, ...rows] : rows)

/** Number of columns of a table that are shown; 0 for an empty one. */
export const columnsOf = (table: PdfTable): number =>
  Math.min(MAX_COLUMNS, Math.max(0, ...rowsOf(table).map((row) => row.length)))

/** Widths of the columns in hundredths: columns of longer texts get more. */
export function sharesOf(table: PdfTable): readonly number[] {
  const shares = Array.from({ length: columnsOf(table) }, (_, column) => {
    const given = table.widths?.[column]
    if (given !== undefined && given > 0) return given
    const lengths = rowsOf(table)
      .slice(0, 200)
      .map((row) => plain(row[column]).length)
    return Math.min(60, Math.max(14, ...lengths))
  })
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => (share * 100) / sum)
}

/** Upper bound of the lines of a row: those of its longest cell. */
function rowLines(row: readonly PdfText[], shares: readonly number[]): number {
  const lines = shares.map((share, i) =>
    linesOf(row[i], (share * TEXT_WIDTH) / 100 - CELL_PADDING, TABLE_SIZE),
  )
  return Math.max(1, ...lines)
}

/** Lines of the longest row that is not split: it has to fit on a page below its header. */
const ROW_LINES = 30
/** Of a header that is repeated on every page. */
const HEADER_LINES = 12

/**
 * Whether the header of a table is repeated, and whether each of its rows stays on one page. Content that
 * must stay on one page and does not fit there is lost.
 */
export function evaluateTable(table: PdfTable, shares: readonly number[]) {
  const { header, rows } = table
  const hasHeader = header !== undefined && rowLines(header, shares) <= HEADER_LINES
  const others = hasHeader ? rows : rowsOf(table)
  return { hasHeader, keepsRowsTogether: others.every((row) => rowLines(row, shares) <= ROW_LINES) }
}

/** Upper bound of the lines of a block; a page has forty-five. */
export function blockLines(block: PdfBlock): number {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return linesOf(block.text, TEXT_WIDTH, SIZE)
    case 'list':
      return block.items.flat().reduce((sum, inner) => sum + blockLines(inner), 0)
    case 'table': {
      const shares = sharesOf(block)
      return rowsOf(block).reduce((sum, row) => sum + rowLines(row, shares), 0)
    }
    case 'facts':
      return block.facts.reduce((sum, fact) => sum + rowLines(fact, FACT_SHARES), 0)
    case 'rule':
      return 1
    case 'pageBreak':
      return 0
  }
}

/** Lines at the beginning of a block that must stay together, if it is not all on one page. */
function firstLines(block: PdfBlock): number {
  switch (block.kind) {
    case 'list':
      return Math.min(
        6,
        (block.items[0] ?? []).reduce((sum, inner) => sum + blockLines(inner), 0),
      )
    case 'table': {
      const shares = sharesOf(block)
      const [first = []] = block.rows
      const least = evaluateTable(block, shares).keepsRowsTogether ? ROW_LINES : 3
      const ofHeader = Math.min(HEADER_LINES, rowLines(block.header ?? [], shares))
      return ofHeader + Math.min(least, rowLines(first, shares))
    }
    default:
      return 3
  }
}

/** Average width of letters, relative to the widest. */
const USUAL_WIDTH = 0.6

/** The free height required where a block begins, in points. */
export const firstHeight = (block: PdfBlock): number =>
  Math.ceil(firstLines(block) * USUAL_WIDTH + 1) * LINE_HEIGHT

import type { PdfBlock } from './pdf.port.ts'
import { blockLines } from './pdf-measures.ts'

/** Maximum lines of a group that stays on one page; a page has forty-five. */
const MOST_LINES = 30
/** Of its headings, and of the closing paragraphs of a document. */
const HEADING_LINES = 12
const CLOSING_LINES = 26
/** Of a single paragraph, table or list: a larger one would leave too much of a page empty. */
const FEW_LINES = { paragraph: 12, list: 12, facts: 18, table: 18, rule: 1 } as const

/** Blocks of a document that belong together. */
export interface PdfGroup {
  /** Headings of the block below, if any. */
  readonly headings: readonly PdfBlock[]
  readonly blocks: readonly PdfBlock[]
  /** All of it stays on one page. Otherwise only the headings stay with the beginning of the blocks. */
  readonly isComplete: boolean
}

const linesOf = (blocks: readonly PdfBlock[]) =>
  blocks.reduce((sum, block) => sum + blockLines(block), 0)

function isSmall(block: PdfBlock): boolean {
  if (block.kind === 'heading' || block.kind === 'pageBreak') return false
  return blockLines(block) <= FEW_LINES[block.kind]
}

/** Where the last short paragraphs begin: place, day and signatures, which are never split. */
function closingOf(blocks: readonly PdfBlock[]): number {
  let start = blocks.length
  let lines = 0
  for (let i = blocks.length - 1; i >= 0; i -= 1) {
    const block = blocks[i]
    if (block?.kind !== 'paragraph' || !isSmall(block)) break
    lines += blockLines(block)
    if (lines > CLOSING_LINES) break
    start = i
  }
  return start
}

/** The end of a run of headings, which stay with what follows them. */
function endOfHeadings(blocks: readonly PdfBlock[], start: number): number {
  let end = start
  while (blocks[end]?.kind === 'heading') {
    if (linesOf(blocks.slice(start, end + 1)) > HEADING_LINES) break
    end += 1
  }
  return end
}

function isComplete(headings: readonly PdfBlock[], blocks: readonly PdfBlock[]): boolean {
  if (linesOf([...headings, ...blocks]) > MOST_LINES) return false
  const areParagraphs = blocks.every(({ kind }) => kind === 'paragraph')
  const belong = headings.length > 0 || blocks.length > 1
  return blocks.every(isSmall) || (areParagraphs && belong)
}

/**
 * The parts of a document that stay together on a page: headings with what follows them, short paragraphs
 * and small tables, and the closing paragraphs of a document.
 * @param isDocument the blocks are a whole document, not those of a list item
 */
export function toPdfGroups(blocks: readonly PdfBlock[], isDocument: boolean): PdfGroup[] {
  const closing = isDocument ? closingOf(blocks) : blocks.length
  const groups: PdfGroup[] = []
  for (let i = 0; i < blocks.length; ) {
    const from = endOfHeadings(blocks, i)
    const end = from === closing ? blocks.length : from + 1
    const headings = blocks.slice(i, from)
    const below = blocks.slice(from, end)
    groups.push({ headings, blocks: below, isComplete: isComplete(headings, below) })
    i = end
  }
  return groups
}

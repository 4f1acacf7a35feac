import type { Content } from 'pdfmake'
import type { PdfBlock, PdfHeading, PdfList } from './pdf.port.ts'
import { type PdfGroup, toPdfGroups } from './pdf-groups.ts'
import { columnsOf, firstHeight } from './pdf-measures.ts'
import { toFacts, toRule, toTable } from './pdf-tables.ts'
import type { ToText } from './pdf-text.ts'

const headingSizes = { 1: 16, 2: 12.5, 3: 11 } as const

/** Levels of lists that are indented; deeper ones are shown at the last of them. */
const MAX_LEVELS = 5

const toHeading = ({ level, text }: PdfHeading, toText: ToText): Content =>
  toText(text, {
    bold: true,
    fontSize: headingSizes[level],
    alignment: level === 1 ? 'center' : 'left',
    margin: [0, level === 1 ? 0 : 8, 0, level === 1 ? 14 : 4],
  })

/** Lays out the blocks of a document, one below the other. */
export function toBlocks(blocks: readonly PdfBlock[], toText: ToText): Content[] {
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
        return toHeading(block, toText)
      case 'paragraph':
        return toText(block.text, { margin: [0, 0, 0, level === 0 ? 7 : 2] })
      case 'list':
        return toList(block, level)
      case 'table':
        return columnsOf(block) === 0 ? toText('') : toTable(block, toText)
      case 'facts':
        return block.facts.length === 0 ? toText('') : toFacts(block, toText)
      case 'rule':
        return toRule()
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

  return toStack(blocks, 0)
}

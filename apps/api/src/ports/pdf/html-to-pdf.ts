import { type HtmlElement, type HtmlNode, parseHtml } from './html-tree.ts'
import type { PdfBlock, PdfRun, PdfText } from './pdf.port.ts'

type Look = Omit<PdfRun, 'text'>

const headingLevels: Readonly<Record<string, 1 | 2 | 3>> = {
  ...{ h1: 1, h2: 2, h3: 3 },
  ...{ h4: 3, h5: 3, h6: 3 },
}
const looks: Readonly<Record<string, Look>> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italic: true },
  i: { italic: true },
  u: { underline: true },
}
/** Inline elements; every other begins a line of its own. */
const inline: ReadonlySet<string> = new Set([
  ...Object.keys(looks),
  ...['a', 'abbr', 'cite', 'code', 'font', 'mark', 'small', 'span', 'sub', 'sup', 'img'],
])

/** A line without insignificant white space. */
function tidy(line: readonly PdfRun[]): PdfRun[] {
  const runs: PdfRun[] = []
  let isAtSpace = true
  for (const run of line) {
    const spaced = run.text.replaceAll(/[^\S\n\u00a0]+/g, ' ').replaceAll(/ ?\n ?/g, '\n')
    const text = isAtSpace ? spaced.replace(/^ /, '') : spaced
    if (text === '') continue
    isAtSpace = /[ \n]$/.test(text)
    runs.push({ ...run, text })
  }
  const last = runs.pop()
  const end = last?.text.trimEnd()
  return last && end ? [...runs, { ...last, text: end }] : runs
}

/** Converts nodes to blocks; text between elements is a paragraph. */
function toBlocks(nodes: readonly HtmlNode[], look: Look): PdfBlock[] {
  const blocks: PdfBlock[] = []
  let line: PdfRun[] = []
  const endLine = () => {
    const text = tidy(line)
    line = []
    if (text.length > 0) blocks.push({ kind: 'paragraph', text })
  }
  const walk = (children: readonly HtmlNode[], within: Look): void => {
    for (const node of children) {
      if (typeof node === 'string') {
        line.push({ ...within, text: node.replaceAll('\n', ' ') })
      } else if (node.tag === 'br') {
        line.push({ text: '\n' })
      } else if (inline.has(node.tag)) {
        walk(node.children, { ...within, ...looks[node.tag] })
      } else {
        endLine()
        blocks.push(...toBlock(node, within))
      }
    }
  }
  walk(nodes, look)
  endLine()
  return blocks
}

function toBlock({ tag, children }: HtmlElement, look: Look): readonly PdfBlock[] {
  const level = headingLevels[tag]
  if (level) {
    return toBlocks(children, look).map((block) =>
      block.kind === 'paragraph' ? { ...block, kind: 'heading', level } : block,
    )
  }
  if (tag === 'hr') return [{ kind: 'rule' }]
  if (tag === 'ul' || tag === 'ol') {
    const items = children.map((node) => toBlocks([node], look)).filter(({ length }) => length > 0)
    return items.length > 0 ? [{ kind: 'list', ordered: tag === 'ol', items }] : []
  }
  return tag === 'table' ? toTable(children, look) : toBlocks(children, look)
}

const elements = (nodes: readonly HtmlNode[]) => nodes.filter((node) => typeof node !== 'string')

function rowsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  return elements(nodes).flatMap((node) => (node.tag === 'tr' ? [node] : rowsOf(node.children)))
}

function toTable(children: readonly HtmlNode[], look: Look): PdfBlock[] {
  const rows = rowsOf(children)
    .map(({ children: cells }) => elements(cells))
    .filter(({ length }) => length > 0)
  const [first, ...others] = rows
  if (!first) return []
  const toCells = (cells: readonly HtmlElement[]) =>
    cells.map((cell) => toCellText(toBlocks(cell.children, look)))
  return first.every(({ tag }) => tag === 'th')
    ? [{ kind: 'table', header: toCells(first), rows: others.map(toCells) }]
    : [{ kind: 'table', rows: rows.map(toCells) }]
}

const toRuns = (text: PdfText): readonly PdfRun[] => (typeof text === 'string' ? [{ text }] : text)

function textsOf(block: PdfBlock): PdfText[] {
  switch (block.kind) {
    case 'list':
      return block.items.flat().flatMap(textsOf)
    case 'table':
      return [...(block.header ?? []), ...block.rows.flat()]
    case 'facts':
      return block.facts.flat()
    case 'rule':
    case 'pageBreak':
      return []
    default:
      return [block.text]
  }
}

/** The text of a cell, one line for each block. */
function toCellText(blocks: readonly PdfBlock[]): PdfRun[] {
  return blocks
    .flatMap(textsOf)
    .flatMap((text, i) => [...(i > 0 ? [{ text: '\n' }] : []), ...toRuns(text)])
}

/**
 * The blocks of a piece of HTML: headings, paragraphs with bold, italic and underlined text, lists and
 * tables. Any other element counts as the text in it; scripts, styles and pictures are dropped, and
 * addresses ignored. Accepts any text.
 */
export const htmlToPdfBlocks = (html: string): PdfBlock[] => toBlocks(parseHtml(html), {})

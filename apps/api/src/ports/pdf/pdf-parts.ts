import type { PdfBlock, PdfDocument } from './pdf.port.ts'
import { blockLines } from './pdf-measures.ts'

/** Upper bound of the lines of a part: some two hundred pages, which a thread makes in a few seconds. */
const PART_LINES = 20_000

/** Parts begin at headings; one that begins within a section repeats the heading of the section. */
function splitBlocks(blocks: readonly PdfBlock[], most: number): PdfBlock[][] {
  let part: PdfBlock[] = []
  let lines = 0
  let section: PdfBlock | undefined
  const parts = [part]
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level > 1) {
      const isSection = block.level === 2
      if (lines > most) {
        part = !isSection && section ? [section] : []
        lines = 0
        parts.push(part)
      }
      if (isSection) section = block
    }
    part.push(block)
    lines += blockLines(block)
  }
  return parts
}

/**
 * A document that is too large to be made at once, as several of them, each with its number in title and
 * foot; any other as it is.
 * @param most lines after which a part ends at the next heading of a section or below one
 */
export function toPdfParts(document: PdfDocument, most = PART_LINES): PdfDocument[] {
  const parts = splitBlocks(document.blocks, most)
  if (parts.length === 1) return [document]
  return parts.map((blocks, index) => {
    const number = `parte ${index + 1} de ${parts.length}`
    const title = `${document.title} (${number})`
    const reference = [document.reference, number].filter(Boolean).join(' · ')
    const heading: PdfBlock = { kind: 'heading', level: 1, text: title }
    return { ...document, title, reference, blocks: index === 0 ? blocks : [heading, ...blocks] }
  })
}

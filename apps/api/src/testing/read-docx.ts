import { SaxesParser } from 'saxes'
import { readZip } from './read-zip.ts'

/** A paragraph of a .docx as Word shows it. */
export interface DocxParagraph {
  /** Name of its style, such as 'Heading1'; empty for the usual one. */
  readonly style: string
  readonly text: string
  /** The parts of it in bold. */
  readonly bold: string
  /** Place in a list: its level from 0, and which list of the document it is. */
  readonly list: { readonly level: number; readonly id: number } | null
  readonly isInTable: boolean
}

function readParagraphs(xml: string): DocxParagraph[] {
  const paragraphs: DocxParagraph[] = []
  let tables = 0
  let isBold = false
  let isText = false
  let now = { style: '', text: '', bold: '', level: 0, id: 0 }
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const value = String(attributes['w:val'] ?? '')
    if (name === 'w:tbl') tables += 1
    if (name === 'w:p') now = { style: '', text: '', bold: '', level: 0, id: 0 }
    if (name === 'w:pStyle') now.style = value
    if (name === 'w:ilvl') now.level = Number(value)
    if (name === 'w:numId') now.id = Number(value)
    if (name === 'w:r') isBold = false
    if (name === 'w:b') isBold = true
    if (name === 'w:br') now.text += '\n'
    if (name === 'w:t') isText = true
    if (name === 'w:instrText') now.text += '#'
  })
  parser.on('text', (text) => {
    if (!isText) return
    now.text += text
    if (isBold) now.bold += text
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'w:tbl') tables -= 1
    if (name === 'w:t') isText = false
    if (name !== 'w:p') return
    const { level, id, ...words } = now
    paragraphs.push({ ...words, list: id > 0 ? { level, id } : null, isInTable: tables > 0 })
  })
  parser.write(xml).close()
  return paragraphs
}

/** Reads a .docx: every part of it must be valid XML. Its page numbers are shown as '#'. */
export async function readDocx(bytes: Uint8Array) {
  const parts = await readZip(Buffer.from(bytes))
  for (const [name, xml] of parts) {
    if (/\.(xml|rels)$/.test(name)) new SaxesParser().write(xml).close()
  }
  const part = (name: string) => parts.get(name) ?? ''
  const paragraphs = readParagraphs(part('word/document.xml'))
  return {
    paragraphs,
    text: paragraphs.map(({ text }) => text).join('\n'),
    foot: readParagraphs(part('word/footer1.xml')).map(({ text }) => text),
    part,
  }
}

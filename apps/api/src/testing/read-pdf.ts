import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The content of a PDF file as a reader program sees it. */
export interface ReadPdf {
  /** The text of each page, in the order of its file. */
  readonly pages: readonly string[]
  readonly text: string
  readonly info: Readonly<Record<string, unknown>>
  /** Pictures, links and attachments in it. */
  readonly foreign: number
}

/** Reads a PDF as a person's program does. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const pages: string[] = []
  let foreign = (await pdf.getAttachments()) ? 1 : 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(
      items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
    )
    foreign += (await page.getAnnotations()).length
  }
  const { info } = await pdf.getMetadata()
  await task.destroy()
  const raw = Buffer.from(bytes).toString('latin1')
  foreign += raw.match(/\/Subtype\s*\/(?:Image|Link)|\/URI|\/JavaScript|\/Launch/g)?.length ?? 0
  return { pages, text: pages.join('\n'), info: { ...info }, foreign }
}

/** The fonts that a PDF names, and whether their glyphs are embedded. */
export function fontsOf(bytes: Uint8Array) {
  const raw = Buffer.from(bytes).toString('latin1')
  return {
    names: new Set(Array.from(raw.matchAll(/\/BaseFont\s*\/([\w+-]+)/g), ([, name]) => name)),
    described: raw.match(/\/Type\s*\/FontDescriptor/g)?.length ?? 0,
    embedded: raw.match(/\/FontFile[23]?\s/g)?.length ?? 0,
  }
}

/** How many straight lines the pages of a PDF have drawn on them. */
export function linesOf(bytes: Uint8Array): number {
  const raw = Buffer.from(bytes)
  let lines = 0
  for (const { index, 0: head } of raw
    .toString('latin1')
    .matchAll(/\/FlateDecode\s*>>\s*stream\r?\n/g)) {
    const content = inflateSync(raw.subarray(index + head.length), { finishFlush: 2 })
    lines += content.toString('latin1').match(/^[\d.]+ [\d.]+ l$/gm)?.length ?? 0
  }
  return lines
}

import pdfmake from 'pdfmake'
import type { PdfDocument } from './pdf.port.ts'
import { loadPdfFonts, type PdfFonts } from './pdf-fonts.ts'
import { toDefinition } from './pdf-layout.ts'

let loaded: PdfFonts | undefined

/** Loads the fonts into the library's own memory: after that it reads no file and uses no network. */
function prepare(): PdfFonts {
  if (loaded) return loaded
  const fonts = loadPdfFonts()
  for (const { name, bytes } of fonts.files) pdfmake.virtualfs.writeFileSync(name, bytes)
  pdfmake.setFonts(fonts.families)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  loaded = fonts
  return fonts
}

/** Makes a PDF in this thread: for loading scripts and worker threads. It may take seconds. */
export async function renderPdf(document: PdfDocument): Promise<Uint8Array> {
  const definition = toDefinition(document, prepare())
  return pdfmake.createPdf(definition).getBuffer()
}

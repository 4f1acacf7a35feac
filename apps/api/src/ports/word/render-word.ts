import { Packer } from 'docx'
import type { PdfDocument } from '../pdf/pdf.port.ts'
import { toWordDocument } from './word-layout.ts'

/**
 * Makes a .docx of what a PDF is made of, so that both say the same. In this thread: for loading scripts
 * and the threads of heavy work.
 */
export async function renderWord(document: PdfDocument): Promise<Uint8Array> {
  return new Uint8Array(await Packer.toArrayBuffer(toWordDocument(document)))
}

import { Packer } from 'docx'
import type { PdfDocument } from '../pdf/pdf.port.ts'
import { toWordDocument } from './word-layout.ts'

/**
 * Makes a .docx from the input of a PDF, so that both have the same content. In this thread: for loading
 * scripts and worker threads.
 */
export async function renderWord(document: PdfDocument): Promise<Uint8Array> {
  return new Uint8Array(await Packer.toArrayBuffer(toWordDocument(document)))
}

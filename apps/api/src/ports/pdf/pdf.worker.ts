import { parentPort } from 'node:worker_threads'
import type { PdfDocument } from './pdf.port.ts'
import { renderPdf } from './render-pdf.ts'

/** What the worker is asked, and what it answers. */
export interface PdfTask {
  readonly id: number
  readonly document: PdfDocument
}
export type PdfResult =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly failure: string }

parentPort?.on('message', async ({ id, document }: PdfTask) => {
  const result: PdfResult = await renderPdf(document).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({ id, failure: String(error) }),
  )
  parentPort?.postMessage(result)
})

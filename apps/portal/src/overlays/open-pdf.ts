import type { PdfPages } from '@tramite/ui/documents/viewer'
import { GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { addWithResolvers } from './add-with-resolvers.ts'
import { toPdfLines } from './pdf-lines.ts'

/** Where the worker and the decoders of scanned pages are, as written by `build/pdf-decoders.ts`. */
const folder = `/assets/pdf-${version}/`
const workerUrl = `${folder}worker.mjs`

const rules = {
  createScriptURL: (address: string) => {
    if (address !== workerUrl) throw new TypeError('Not the reader of PDF')
    return address
  },
}
/** Allows the script of the reader only. */
const policy = globalThis.trustedTypes?.createPolicy('document-worker', rules) ?? rules

/** A PDF in memory, until it is closed. */
interface OpenPdf {
  readonly pages: PdfPages
  readonly close: () => void
}

/**
 * Opens a PDF, in a worker of its own, so that a worker that still decodes a page of a closed document is not
 * used.
 * @throws {Error} if it cannot be read, or needs a password
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  addWithResolvers()
  const data = new Uint8Array(await file.arrayBuffer())
  const worker = new Worker(policy.createScriptURL(workerUrl), { type: 'module' })
  GlobalWorkerOptions.workerPort = worker
  const task = getDocument({ data, useWasm: false, wasmUrl: folder })
  const close = () => void task.destroy().finally(() => worker.terminate())
  const pdf = await task.promise.catch((error: unknown) => {
    close()
    throw error
  })
  const pages: PdfPages = {
    count: pdf.numPages,
    async draw(number, canvas, zoom, signal) {
      const page = await pdf.getPage(number)
      signal.throwIfAborted()
      const ratio = Math.min(devicePixelRatio, 2)
      const { width } = page.getViewport({ scale: 1.25 })
      const viewport = page.getViewport({ scale: 1.25 * zoom * ratio })
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      canvas.style.width = `calc(min(100%, ${width}px) * ${zoom})`
      const drawing = page.render({ canvas, viewport })
      const cancel = () => drawing.cancel()
      signal.addEventListener('abort', cancel, { once: true })
      await drawing.promise
      const { items } = await page.getTextContent()
      return toPdfLines(items)
    },
  }
  return { pages, close }
}

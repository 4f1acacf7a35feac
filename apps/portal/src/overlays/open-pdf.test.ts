import { GlobalWorkerOptions } from 'pdfjs-dist'
import { afterEach, expect, test, vi } from 'vitest'
import { openPdf } from './open-pdf.ts'

const busy = vi.hoisted(() => new Set<unknown>())

// As the reader does while a worker has not answered that it ended.
vi.mock('pdfjs-dist', () => {
  const options: { workerPort: unknown } = { workerPort: null }
  return {
    version: '0',
    GlobalWorkerOptions: options,
    getDocument: () => {
      const port = options.workerPort
      if (busy.has(port)) throw new Error('the worker is being destroyed')
      return {
        promise: Promise.resolve({ numPages: 1 }),
        destroy: () => {
          busy.add(port)
          return new Promise(() => undefined)
        },
      }
    },
  }
})
vi.mock('pdfjs-dist/build/pdf.worker.min.mjs?url', () => ({ default: '/worker.js' }))

afterEach(() => vi.unstubAllGlobals())

test('a PDF opens while the worker of the one before it still decodes', async () => {
  vi.stubGlobal('Worker', class {})
  const first = await openPdf(new Blob(['%PDF']))
  first.close()
  expect(busy).toContain(GlobalWorkerOptions.workerPort)
  const second = await openPdf(new Blob(['%PDF']))
  expect(second.pages.count).toBe(1)
})

import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterEach, expect, test, vi } from 'vitest'
import { openPdf } from './open-pdf.ts'

const busy = vi.hoisted(() => new Set<unknown>())

const paper = vi.hoisted(() => ({
  getViewport: ({ scale }: { scale: number }) => ({ width: 600 * scale, height: 800 * scale }),
  render: () => ({ promise: Promise.resolve() }),
  getTextContent: async () => ({ items: [] }),
}))

// As the reader does while a worker has not answered that it ended.
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => {
  const options: { workerPort: unknown } = { workerPort: null }
  return {
    version: '0',
    GlobalWorkerOptions: options,
    getDocument: () => {
      const port = options.workerPort
      if (busy.has(port)) throw new Error('the worker is being destroyed')
      return {
        promise: Promise.resolve({ numPages: 1, getPage: async () => paper }),
        destroy: () => {
          busy.add(port)
          return new Promise(() => undefined)
        },
      }
    },
  }
})

afterEach(() => vi.unstubAllGlobals())

test('a PDF opens while the worker of the one before it still decodes', async () => {
  vi.stubGlobal('Worker', class {})
  const first = await openPdf(new Blob(['%PDF']))
  first.close()
  expect(busy).toContain(GlobalWorkerOptions.workerPort)
  const second = await openPdf(new Blob(['%PDF']))
  expect(second.pages.count).toBe(1)
})

test.each([
  [1, 'calc(min(100%, 750px) * 1)'],
  [1.25, 'calc(min(100%, 750px) * 1.25)'],
])('at %d a page is that many times as wide as it is as a whole', async (zoom, width) => {
  vi.stubGlobal('Worker', class {})
  vi.stubGlobal('devicePixelRatio', 1)
  const { pages } = await openPdf(new Blob(['%PDF']))
  const canvas = { width: 0, height: 0, style: { width: '' } }
  // @ts-expect-error only what is drawn on
  await pages.draw(1, canvas, zoom, new AbortController().signal)
  expect(canvas).toMatchObject({ width: Math.floor(750 * zoom), style: { width } })
})

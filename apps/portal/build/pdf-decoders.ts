import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { addWithResolvers } from '../src/overlays/add-with-resolvers.ts'

const { resolve } = createRequire(import.meta.url)
const reader = dirname(resolve('pdfjs-dist/package.json'))

/** Formats in which scanners write pages: JBIG2 with fax coding, and JPEG 2000. */
const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']

const worker = 'worker.mjs'
const files = [worker, ...decoders]

async function read(name: string): Promise<string> {
  if (name !== worker) return readFile(join(reader, 'wasm', name), 'utf8')
  const code = await readFile(join(reader, 'legacy/build/pdf.worker.min.mjs'), 'utf8')
  return `(${addWithResolvers})();${code}`
}

/**
 * Builds the worker of the PDF reader, and the decoders of scanned pages under the names that it requests, in a
 * folder named after its version; no WebAssembly, which the policy would have to allow. The files are cached
 * for a year: if `addWithResolvers` changes, the folder needs another name, here and in `open-pdf.ts`.
 */
export function pdfDecoders(): Plugin {
  return {
    name: 'pdf-decoders',
    async generateBundle() {
      const { version } = JSON.parse(await readFile(join(reader, 'package.json'), 'utf8'))
      for (const name of files) {
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdf-${version}/${name}`,
          source: await read(name),
        })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, answer, next) => {
        const name = files.find((one) => /^\/assets\/pdf-/.test(url) && url.endsWith(`/${one}`))
        if (name === undefined) return next()
        answer.setHeader('content-type', 'text/javascript').end(await read(name))
      })
    },
  }
}

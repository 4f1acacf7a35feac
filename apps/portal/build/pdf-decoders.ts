import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const reader = dirname(resolve('pdfjs-dist/package.json'))

/** Formats in which scanners write pages: JBIG2 with fax coding, and JPEG 2000. */
const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']

/**
 * Builds the decoders of scanned pages under the names that the PDF reader requests, in a folder named
 * after its version; no WebAssembly, which the policy would have to allow.
 */
export function pdfDecoders(): Plugin {
  const read = (name: string) => readFile(join(reader, 'wasm', name))
  return {
    name: 'pdf-decoders',
    async generateBundle() {
      const { version } = JSON.parse(await readFile(join(reader, 'package.json'), 'utf8'))
      for (const name of decoders) {
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdf-${version}/${name}`,
          source: await read(name),
        })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, answer, next) => {
        const name = decoders.find((one) => /^\/assets\/pdf-/.test(url) && url.endsWith(`/${one}`))
        if (name === undefined) return next()
        answer.setHeader('content-type', 'text/javascript').end(await read(name))
      })
    },
  }
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const reader = dirname(resolve('pdfjs-dist/package.json'))

/** What scanners write pages with, JBIG2 with the coding of fax machines, and JPEG 2000. */
const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']

/**
 * Builds the decoders of scanned pages under the names that the reader of PDF asks for by itself, in a folder of
 * its version; no program in WebAssembly, which the policy would have to allow.
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

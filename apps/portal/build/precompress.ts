import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|json|mjs)$/

/** Writes `.br` and `.gz` beside every text asset, so that the server never compresses at run time. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => compressible.test(file))) {
        const path = join(dir, name)
        const source = readFileSync(path)
        const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
        writeFileSync(`${path}.br`, brotliCompressSync(source, brotli))
        writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }))
      }
    },
  }
}

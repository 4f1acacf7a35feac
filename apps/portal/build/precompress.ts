import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|json)$/

/** Writes `.br` and `.gz` beside every text asset, so that the server never compresses at run time. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir, config.build.assetsDir)
    },
    closeBundle() {
      for (const name of readdirSync(folder).filter((file) => compressible.test(file))) {
        const source = readFileSync(join(folder, name))
        const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(source, brotli))
        writeFileSync(join(folder, `${name}.gz`), gzipSync(source, { level: 9 }))
      }
    },
  }
}

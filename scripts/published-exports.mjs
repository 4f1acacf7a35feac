// The subpaths in the SDK's package.json. Here a subpath points to its source; in the published
// package, which has no sources, to the compiled file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

const path = 'packages/core/package.json'
const condition = 'tramite-source'

function toPublished(source) {
  const built = source.replace(/^\.\/src\/(.+)\.ts$/, './dist/$1')
  return { types: `${built}.d.ts`, default: `${built}.js` }
}

/** The manifest with its subpaths in order and their published shape: content by path. */
export function completeManifest() {
  const manifest = JSON.parse(readFileSync(join(root, path), 'utf8'))
  const sources = Object.entries(manifest.exports)
    .map(([subpath, { [condition]: source }]) => [subpath, source])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  manifest.exports = Object.fromEntries(
    sources.map(([subpath, source]) => [subpath, { [condition]: source }]),
  )
  manifest.publishConfig = {
    ...manifest.publishConfig,
    exports: Object.fromEntries(sources.map(([subpath, source]) => [subpath, toPublished(source)])),
  }
  return { [path]: `${JSON.stringify(manifest, null, 2)}\n` }
}

import type { Plugin } from 'esbuild'
import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }

/**
 * Keeps one file for each module, so that a bundler leaves out what a program does not name: state
 * machines and schemas are made by calls, which nobody may drop from the middle of a file.
 */
const keepModules: Plugin = {
  name: 'keep-modules',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.+\.ts$/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.js'), external: true },
    )
  },
}

const subpaths = Object.values(manifest.exports).map(({ 'tramite-source': source }) => source)

/** What is published: the modules in ES, and one declaration file for each subpath. */
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2023',
  splitting: false,
  // An error of a program names the line of `src`, which is published beside it.
  sourcemap: true,
  esbuildPlugins: [keepModules],
  dts: {
    entry: Object.fromEntries(
      subpaths.map((path) => [path.slice('./src/'.length, -'.ts'.length), path]),
    ),
  },
  clean: true,
})

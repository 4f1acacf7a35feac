import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** A script bundled with all its imports, as one text. */
async function bundle(entry: string, conditions: readonly string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: [...conditions] },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/${entry}`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })
  const [first] = [result].flat()
  if (!first || !('output' in first)) throw new Error(`${entry} was not built`)
  return first.output[0].code.trim()
}

/**
 * Inlines scripts into the page that run before any other code has arrived.
 * @param entries files of `src`, by the name of the comment in `index.html` that each replaces
 * @param conditions by which packages are found
 */
export function inlineScripts(
  entries: Readonly<Record<string, string>>,
  conditions: readonly string[],
): Plugin {
  return {
    name: 'inline-scripts',
    async transformIndexHtml(html) {
      let page = html
      for (const [place, entry] of Object.entries(entries)) {
        const script = await bundle(entry, conditions)
        page = page.replace(`<!--${place}-->`, () => `<script>${script}</script>`)
      }
      return page
    },
  }
}

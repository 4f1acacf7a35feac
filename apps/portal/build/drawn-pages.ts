import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const conditions = ['tramite-source', 'module', 'node', 'development|production']

/** Placeholders for the firm in a prerendered page: the server fills them in, escaped. */
const firm = { firmName: '%firm-name%', firmLabel: '%firm-label%', firmLogo: null }
const withLogo = { ...firm, firmLogo: '%firm-logo%' }

/** The title is in the head already. */
const withoutTitle = (html: string) => html.replace(/^<title>.*?<\/title>/s, '')

type Draw = (mark: typeof firm | typeof withLogo) => string

/** Builds programs that run the pages' own components outside a browser, with the page's styles. */
async function buildPrograms(input: Readonly<Record<string, string>>, outDir: string) {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    // The same class names as in the page's style sheets.
    plugins: [vanillaExtractPlugin()],
    publicDir: false,
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    // The production build of React. If undefined, it would be decided at run time in favour of the
    // development build, which takes several times as long.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { input, output: { entryFileNames: '[name].mjs' } },
    },
  })
}

/** Runs the pages that are the same for every visitor. */
async function loadPages(): Promise<Readonly<Record<string, Draw>>> {
  const folder = mkdtempSync(join(root, 'node_modules/.drawn-'))
  try {
    await buildPrograms({ pages: 'src/first-paint/drawn/pages.tsx' }, folder)
    const { drawnPages } = await import(pathToFileURL(join(folder, 'pages.mjs')).href)
    return drawnPages
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The programs with which the server renders its users' pages, beside the files that browsers fetch. */
const serverPrograms = {
  calls: 'src/first-paint/drawn/calls.ts',
  draw: 'src/first-paint/drawn/worker.ts',
}

/**
 * Renders the pages that are the same for every visitor into `drawn.json`, by their address: the server
 * sends them within the document, so they are on the screen before any code has arrived. The programs
 * with which it renders its users' pages go into `server`.
 */
export function drawnPages(): Plugin {
  return {
    name: 'drawn-pages',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const pages = await loadPages()
      const drawn = Object.entries(pages).map(([path, draw]) => [
        path,
        { plain: withoutTitle(draw(firm)), withLogo: withoutTitle(draw(withLogo)) },
      ])
      writeFileSync(join(dir, 'drawn.json'), JSON.stringify(Object.fromEntries(drawn)))
      await buildPrograms(serverPrograms, join(dir, 'server'))
    },
  }
}

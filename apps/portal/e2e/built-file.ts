import { readFileSync } from 'node:fs'

const manifest: Record<string, { readonly file: string } | undefined> = JSON.parse(
  readFileSync(new URL('../dist/.vite/manifest.json', import.meta.url), 'utf8'),
)

/**
 * Where the server has the built code of a module that an `import()` names: '/assets/3Fq2_xA.js'.
 * @param module its path in the portal: 'src/start.ts'
 * @throws Error if the build has no file for it alone
 */
export function toBuiltPath(module: string): string {
  const file = manifest[module]?.file
  if (!file) throw new Error(`The build has no file for ${module}`)
  return `/${file}`
}

/** Where the server has the built code of a page, by its route: '_app.demands.index'. */
export const toPagePath = (route: string) =>
  toBuiltPath(
    `src/routes/${route}.tsx?tsr-split=component---errorComponent---loader---notFoundComponent---pendingComponent`,
  )

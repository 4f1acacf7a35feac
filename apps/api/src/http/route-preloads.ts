import * as z from 'zod/mini'

/** A chunk in Vite's `manifest.json`. */
const chunkSchema = z.object({
  file: z.string(),
  imports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
  /** Files that its style sheets reference, such as fonts. */
  assets: z._default(z.array(z.string()), []),
})
const manifestSchema = z.record(z.string(), chunkSchema)
type Manifest = z.infer<typeof manifestSchema>

/** The `<link>` elements of a page. */
export interface PageLinks {
  /** Chunks and fonts, in a template: the page's own scripts activate them. */
  readonly code: string
  readonly styles: string
}

/** For a page whose chunks are not known. */
export const noLinks: PageLinks = { code: '', styles: '' }

interface Route {
  /** Of the path pattern: text, `$name` for any one part, `$` for any rest. */
  readonly parts: readonly string[]
  readonly links: PageLinks
}

/** How the router's plugin names the lazy half of a route file. */
const routeChunk = /^src\/routes\/(.+?)(?:\.lazy)?\.tsx\?tsr-split=/

/** `_app.demands.$id` → its own name and those of the layouts around it. */
function withLayouts(name: string): string[] {
  const parts = name.split('.')
  return ['__root', ...parts.map((_, index) => parts.slice(0, index + 1).join('.'))]
}

/** `_app.demands_.$id.index` → `demands`, `$id`: the parts of the name that belong to the path. */
function toParts(name: string): string[] {
  return name
    .split('.')
    .filter((part) => !/^_|^\(.*\)$|^(?:index|route)$/.test(part))
    .map((part) => part.replace(/_$/, ''))
}

/** Files of chunks, each before its imports, that the page does not name already. */
function collectFiles(manifest: Manifest, keys: readonly string[], known: ReadonlySet<string>) {
  const seen = new Set(known)
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const fonts = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    scripts.add(chunk.file)
    chunk.imports.forEach(collect)
    // After the style sheets of its imports: later ones win.
    for (const file of chunk.css) styles.add(file)
    for (const file of chunk.assets) if (file.endsWith('.woff2')) fonts.add(file)
  }
  keys.forEach(collect)
  return { seen, scripts, styles, fonts }
}

type Files = ReturnType<typeof collectFiles>

/**
 * Id of the template whose links the page's own script activates, as soon as they do not delay anything
 * else.
 */
const CODE_ID = 'page-code'

/**
 * @param fonts of every page: they come last, and must be there before text is rendered in another face
 * @param entry the first file of the code; a browser that has it cached has loaded this version before
 */
function toLinks({ scripts, styles }: Files, fonts: Files['fonts'], entry: string): PageLinks {
  const code = [
    ...Array.from(scripts, (file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...Array.from(fonts, (file) => `<link rel="preload" as="font" crossorigin href="/${file}">`),
  ]
  // Style sheets precede their chunks, since the last view is rendered with them. Chunks that the
  // browser has cached would be compiled before the page is parsed to its end, and delay rendering.
  return {
    code: `<template id="${CODE_ID}" data-code="${entry}">${code.join('')}</template>`,
    styles: Array.from(
      styles,
      (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
    ).join(''),
  }
}

const lengthOf = ({ code, styles }: PageLinks) => code.length + styles.length

/** How well a route matches a path: more is better, null is no match. */
function scoreOf({ parts }: Route, path: readonly string[]): number | null {
  let score = 0
  for (const [index, part] of parts.entries()) {
    if (part === '$') return score
    const given = path[index]
    if (given === undefined || (!part.startsWith('$') && part !== given)) return null
    score += part.startsWith('$') ? 2 : 3
  }
  if (parts.length === path.length) return score + 1
  // A route may match only the beginning of a path, but the root never matches everything.
  return parts.length > 0 ? score : null
}

/**
 * Lets a browser fetch the chunks of the requested page together with the first one, instead of one round
 * trip later. Routes come from the manifest itself, by the router's file names.
 * @param manifest content of `.vite/manifest.json`; without a usable one nothing is preloaded
 * @param always keys of chunks that every page loads by itself, needed after those of its route
 * @returns the `<link>` elements for a path
 */
export function createRoutePreloads(
  manifest: unknown,
  always: readonly string[] = [],
): (path: string) => PageLinks {
  const parsed = manifestSchema.safeParse(manifest)
  if (!parsed.success) return () => noLinks
  const chunks = parsed.data
  const keyOf = new Map<string, string>()
  for (const key of Object.keys(chunks)) {
    const name = routeChunk.exec(key)?.[1]
    if (name) keyOf.set(name.replaceAll('/', '.'), key)
  }
  const entry = collectFiles(chunks, ['index.html'], new Set())
  const linksOf = (keys: readonly string[]) =>
    toLinks(
      collectFiles(chunks, keys, entry.seen),
      entry.fonts,
      (chunks['index.html']?.file ?? '').replace(/^assets\//, ''),
    )
  const everywhere = linksOf(always)
  const routes = Array.from(keyOf.keys(), (name): Route => {
    const own = withLayouts(name).flatMap((layout) => keyOf.get(layout) ?? [])
    return { parts: toParts(name), links: linksOf([...own, ...always]) }
  })

  return (path) => {
    const parts = path.split('/').filter(Boolean)
    let best = { score: -1, links: everywhere }
    for (const route of routes) {
      const score = scoreOf(route, parts)
      // The deeper of two files for one path: `demands.index` loads more than `demands`.
      if (score !== null && score >= best.score) {
        const deeper = score > best.score || lengthOf(route.links) > lengthOf(best.links)
        if (deeper) best = { score, links: route.links }
      }
    }
    return best.links
  }
}

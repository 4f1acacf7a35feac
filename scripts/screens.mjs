// Generates the table of screens: for every address of the portal its purpose, its states with their
// stories and the journeys that visit it. `--check` writes nothing and fails when docs/screens.md
// differs. Both fail when an address has no screen, no story or no journey.
//
// The purpose is the comment over the address in portal-routes.ts. Stories are those of the components
// that the address's route imports from @tramite/ui. A journey visits an address that it opens or ends
// up at.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { matchRoute, portalRoutes } from '../packages/core/src/portal-routes.ts'
import { settleFiles } from './generated-files.mjs'
import { root } from './workspace.mjs'

const sources = join(root, 'apps/portal/src')
const routesFolder = join(sources, 'routes')
const journeysFolder = join(root, 'apps/portal/e2e')
const storiesFolder = join(root, 'packages/ui/src')
const read = (path) => readFileSync(path, 'utf8')
const sorted = (values) => [...new Set(values)].sort()

/** The comments over the addresses. */
function findPurposes() {
  const source = read(join(root, 'packages/core/src/portal-routes.ts'))
  const found = source.matchAll(/\/\*\* ([^*]+?) \*\/\s+'(\/[^']*)':/g)
  return new Map([...found].map(([, purpose, route]) => [route, purpose]))
}

/** An address without the names of its parameters: the router and the table may use different ones. */
const toShape = (route) => route.replaceAll(/\{[^}]*\}|\$\w+/g, '*').replace(/(.)\/$/, '$1')
/** The token of an e-mail's link is removed from the address before the router sees it. */
const withoutProof = (route) => route.replace('/email/{email}/token/{token}', '')

/** The router's file of each address. */
function findRouteFiles() {
  const files = new Map()
  for (const name of readdirSync(routesFolder)) {
    const file = join(routesFolder, name)
    const [, id] = /createFileRoute\('([^']+)'\)/.exec(read(file)) ?? []
    // A layout route has the address of its index, which is named later or alone.
    const shape = id && toShape(id.replace(/^\/_(app|guest)(?=\/)/, ''))
    if (shape && !(files.has(shape) && !id.endsWith('/'))) files.set(shape, file)
  }
  return files
}

/** What an import names between its braces, by its own name; a comma may follow the last. */
const toNames = (list) =>
  list
    .split(',')
    .map((name) => name.trim().replace(/ as \w+$/, ''))
    .filter(Boolean)

/** The components of @tramite/ui that a file of the portal and its imports use. */
function findComponents(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const source = read(file)
  const named = source.matchAll(/import\s+\{([^}]*)\}\s+from\s+'@tramite\/ui\/[^']*'/g)
  const later = source.matchAll(/import\('@tramite\/ui\/[^']*'\)(?:\)|[^;]*?module)\.(\w+)/g)
  const inner = [...source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
    .map(([, path]) => resolve(dirname(file), path))
    .filter((path) => existsSync(path) && !/\/src\/(providers|overlays)\//.test(path))
  return [
    ...[...named].flatMap(([, names]) => toNames(names)),
    ...[...later].map(([, name]) => name),
    ...inner.flatMap((path) => findComponents(path, seen)),
  ]
}

/** The stories of each component, except for those that are part of many screens. */
function findStories() {
  const stories = []
  const files = readdirSync(storiesFolder, { recursive: true, encoding: 'utf8' })
  for (const path of files.filter((name) => name.endsWith('.stories.tsx')).sort()) {
    if (/^(primitives|theme)\//.test(path)) continue
    const source = read(join(storiesFolder, path))
    const states = [...source.matchAll(/^export const (\w+)/gm)].map(([, state]) => state)
    const shown = [...source.matchAll(/import\s+\{([^}]*)\}\s+from\s+'\.\/[^']*'/g)]
    const names = shown.flatMap(([, found]) => toNames(found))
    stories.push({ name: basename(path, '.stories.tsx'), states, shows: new Set(names) })
  }
  return stories
}

/**
 * Addresses in the source of a program: as strings, as patterns, and that of a demand by its name in the
 * fixture.
 */
function findAddresses(source) {
  const quoted = [...source.matchAll(/(['`])(\/[^'`\n]*)\1/g)].map(([, , path]) => path)
  const patterns = [...source.matchAll(/toHaveURL\(\s*\/((?:\\.|[^\n/])+)\//g)].map(([, pattern]) =>
    pattern
      .replaceAll('\\/', '/')
      .replaceAll(/\[(?:\\.|[^\]])*\](\{\d+\}|[+*])?/g, 'x')
      .replaceAll(/^\^|\$$|\(\?.*$|\\\?.*$|\(\$.*$/g, ''),
  )
  const reached = source.includes('reachDemand(') ? ['/demands/x'] : []
  return [...quoted, ...patterns, ...reached].map((path) => path.replaceAll(/\$\{[^}]*\}/g, 'x'))
}

/** The journeys that visit each address, by file name. */
function findJourneys() {
  const journeys = new Map()
  for (const file of readdirSync(journeysFolder).sort()) {
    if (!file.endsWith('.journey.ts')) continue
    for (const path of findAddresses(read(join(journeysFolder, file)))) {
      const route = matchRoute(path)?.route ?? matchRoute(`${path}/email/x/token/x`)?.route
      if (route) journeys.set(route, [...(journeys.get(route) ?? []), file])
    }
  }
  return journeys
}

const purposes = findPurposes()
const files = findRouteFiles()
const stories = findStories()
const journeys = findJourneys()
const gaps = []

function storiesOf(...files) {
  const components = new Set(files.flatMap((file) => findComponents(file)))
  return stories.filter(({ shows }) => [...shows].some((name) => components.has(name)))
}
const toStates = (found) =>
  found.map(({ name, states }) => `**${name}**: ${states.join(', ')}`).join('<br>')

function toRow(route) {
  const file = files.get(toShape(route)) ?? files.get(toShape(withoutProof(route)))
  const found = file ? storiesOf(file) : []
  const visitors = sorted(journeys.get(route) ?? [])
  if (!purposes.has(route)) gaps.push(`${route} has no comment that says what it is for`)
  if (!file) gaps.push(`${route} has no file of the router`)
  else if (found.length === 0) gaps.push(`${route} has no story`)
  if (visitors.length === 0) gaps.push(`${route} has no journey`)
  const links = visitors.map(
    (name) => `[${basename(name, '.journey.ts')}](../apps/portal/e2e/${name})`,
  )
  return [`\`${route}\``, purposes.get(route) ?? '', toStates(found), links.join(', ')]
}

const rows = Object.keys(portalRoutes).map(toRow)
const around = ['overlays', 'providers'].flatMap((name) =>
  readdirSync(join(sources, name)).map((file) => join(sources, name, file)),
)
const over = storiesOf(join(routesFolder, '_app.tsx'), ...around)
rows.push(['every one', 'What stands around a page or over it.', toStates(over), ''])
const text = `# Screens

Every address of the portal: what it is for, the states of what it is made of, each with a story
(\`npm run storybook\`), and the journeys in a browser that come there (\`apps/portal/e2e\`). Written by
\`npm run gen\`, which fails for an address without a story or a journey.

| address | what it is for | states with stories | journeys |
| --- | --- | --- | --- |
${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`

await settleFiles(
  { 'docs/screens.md': text },
  { check: process.argv.includes('--check'), from: 'the portal, its stories and its journeys' },
)
for (const gap of gaps) console.error(gap)
if (gaps.length > 0) process.exitCode = 1

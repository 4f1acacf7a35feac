// The table of screens: for every address of the portal what it is for, its states with their stories and
// the journeys that come there. `--check` writes nothing and fails when docs/screens.md differs. Either
// fails when an address has no screen, no story or no journey.
//
// The purpose is the comment over the address in portal-routes.ts. Stories are those of the components that
// the address's route imports from @tramite/ui. A journey comes to an address that it opens or finds itself at.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { matchRoute, portalRoutes } from '../packages/core/src/shell/portal-routes.ts'
import { settleFiles } from './generated-files.mjs'
import { root } from './workspace.mjs'

const sources = join(root, 'apps/portal/src')
const routesFolder = join(sources, 'routes')
const journeysFolder = join(root, 'apps/portal/e2e')
const storiesFolder = join(root, 'packages/ui/src')
const read = (path) => readFileSync(path, 'utf8')
const sorted = (values) => [...new Set(values)].sort()

/** What the comment over each address says. */
function findPurposes() {
  const source = read(join(root, 'packages/core/src/shell/portal-routes.ts'))
  const found = source.matchAll(/\/\*\* ([^*]+?) \*\/\s+'(\/[^']*)':/g)
  return new Map([...found].map(([, purpose, route]) => [route, purpose]))
}

/** The places of an address without their names: the router and the table may name one differently. */
const toShape = (route) => route.replaceAll(/\{[^}]*\}|\$\w+/g, '*').replace(/(.)\/$/, '$1')
/** What a link of an e-mail proves is taken from the address before the router sees it. */
const withoutProof = (route) => route.replace('/email/{email}/token/{token}', '')

/** The router's file of each address. */
function findRouteFiles() {
  const files = new Map()
  for (const name of readdirSync(routesFolder)) {
    const file = join(routesFolder, name)
    const [, id] = /createFileRoute\('([^']+)'\)/.exec(read(file)) ?? []
    // One that frames others has the address of its index, which is named later or alone.
    const shape = id && toShape(id.replace(/^\/_(app|guest)(?=\/)/, ''))
    if (shape && !(files.has(shape) && !id.endsWith('/'))) files.set(shape, file)
  }
  return files
}

/** The components of @tramite/ui that a file of the portal and what it imports name. */
function findComponents(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const source = read(file)
  const named = source.matchAll(/import\s+\{([^}]*)\}\s+from\s+'@tramite\/ui\/[^']*'/g)
  const later = source.matchAll(/import\('@tramite\/ui\/[^']*'\)[^;]*?module\.(\w+)/g)
  const inner = [...source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
    .map(([, path]) => resolve(dirname(file), path))
    .filter((path) => existsSync(path) && !/\/src\/(providers|overlays)\//.test(path))
  return [
    ...[...named].flatMap(([, names]) => names.split(',').map((name) => name.trim())),
    ...[...later].map(([, name]) => name),
    ...inner.flatMap((path) => findComponents(path, seen)),
  ]
}

/** The stories of each component that is more than a piece of many screens. */
function findStories() {
  const stories = []
  const files = readdirSync(storiesFolder, { recursive: true, encoding: 'utf8' })
  for (const path of files.filter((name) => name.endsWith('.stories.tsx')).sort()) {
    if (/^(primitives|theme)\//.test(path)) continue
    const source = read(join(storiesFolder, path))
    const states = [...source.matchAll(/^export const (\w+)/gm)].map(([, state]) => state)
    const shown = [...source.matchAll(/import\s+\{([^}]*)\}\s+from\s+'\.\/[^']*'/g)]
    const names = shown.flatMap(([, found]) => found.split(',').map((name) => name.trim()))
    stories.push({ name: basename(path, '.stories.tsx'), states, shows: new Set(names) })
  }
  return stories
}

/** Addresses in the text of a program: as strings, as patterns, and that of a demand by the fixture's name for it. */
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

/** The journeys that come to each address, by the name of their file. */
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

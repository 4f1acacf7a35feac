// What a browser fetches before a page is there, against its budget: JavaScript and CSS in brotli, as the
// server sends them, with all that is imported statically. Prints every route; ends with 1 above a budget.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

/** Bytes; a page before sign-in is opened by people who do not know yet whether it is worth the wait. */
const budgets = { signIn: 101_000, other: 170_000 }

const dist = join(root, 'apps/portal/dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const keys = Object.keys(manifest)
const nameOf = (key) => /^src\/routes\/(.+?)\.tsx\?tsr-split=/.exec(key)?.[1]
const keyOf = new Map(keys.flatMap((key) => (nameOf(key) ? [[nameOf(key), key]] : [])))
const always = keys.filter((key) => manifest[key].isEntry || /^src\/mount\.tsx$/.test(key))

/** The files of chunks with all that they import. */
function filesOf(chunks, seen = new Set(), files = new Set()) {
  for (const key of chunks) {
    if (seen.has(key)) continue
    seen.add(key)
    const { file, css = [], imports = [] } = manifest[key]
    for (const name of [file, ...css]) files.add(name)
    filesOf(imports, seen, files)
  }
  return files
}
function sizeOf(file) {
  const path = join(dist, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
/** `_app.demands.$id` stands in `_app`. */
const layoutsOf = (name) => name.split('.').map((_, i, parts) => parts.slice(0, i + 1).join('.'))

let isAbove = false
for (const name of [...keyOf.keys()].sort()) {
  const chunks = layoutsOf(name).flatMap((layout) => keyOf.get(layout) ?? [])
  const files = [...filesOf([...always, ...chunks])]
  const size = files.reduce((sum, file) => sum + sizeOf(file), 0)
  const budget = name === '_guest.signIn' ? budgets.signIn : budgets.other
  isAbove ||= size > budget
  const state = size > budget ? 'ABOVE' : 'ok'
  console.log(`${state.padEnd(6)}${(size / 1000).toFixed(1).padStart(6)} kB  ${name}`)
}
if (isAbove) {
  console.error(
    `Above the budget of ${budgets.signIn / 1000} kB (sign-in) or ${budgets.other / 1000} kB`,
  )
  process.exit(1)
}

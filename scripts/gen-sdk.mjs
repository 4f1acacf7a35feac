// Generates what derives from the SDK itself: the statecharts, the published subpaths and the table of
// areas. `--check` writes nothing and fails when a file differs. Run with --conditions=tramite-source,
// since it asks the server which operations it answers.
import { writeCoverage } from './coverage-table.mjs'
import { settleFiles } from './generated-files.mjs'
import { completeManifest } from './published-exports.mjs'
import { drawStatecharts, findOldStatecharts } from './statecharts.mjs'

const check = process.argv.includes('--check')
const { files, missing, untried } = await writeCoverage()
const statecharts = await drawStatecharts()
await settleFiles(
  { ...completeManifest(), ...statecharts, ...files },
  { check, from: 'packages/core', old: findOldStatecharts(statecharts) },
)
if (missing.length > 0) {
  console.error(`Not in the SDK, as a query or a command: ${missing.join(', ')}`)
  process.exitCode = 1
}
if (untried.length > 0) {
  console.error(`Never answered in apps/api/src/flows: ${untried.join(', ')}`)
  if (check) process.exitCode = 1
}

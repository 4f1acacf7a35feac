// Turns the contract in openapi/ into what the packages import. `--check` writes nothing and fails
// when the committed output differs.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  banner,
  callsFolder,
  toCalls,
  toOperationIndex,
  toRefusalTypes,
} from './contract/operation-files.mjs'
import { listOperations } from './contract/operations.mjs'
import { toSchemaTypes } from './contract/schema-types.mjs'
import { settleFiles } from './generated-files.mjs'
import { root } from './workspace.mjs'

const require = createRequire(import.meta.url)
const redocly = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js')

/** Bundles the contract into one document, with every $ref replaced when `dereferenced`. */
async function bundle(folder, dereferenced) {
  const file = join(folder, dereferenced ? 'dereferenced.json' : 'bundled.json')
  const flags = dereferenced ? ['--dereferenced'] : []
  const run = spawnSync(
    process.execPath,
    [redocly, 'bundle', 'portal', '--output', file, ...flags],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  )
  if (run.status !== 0) throw new Error(`redocly bundle failed\n${run.stdout}${run.stderr}`)
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Returns the generated files: path from the root → content. */
async function generate() {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    const [bundled, dereferenced] = [await bundle(folder, false), await bundle(folder, true)]
    delete dereferenced.components?.schemas
    const operations = listOperations(dereferenced)
    const types = await toSchemaTypes(bundled)
    return {
      'apps/api/src/generated/contract.json': `${JSON.stringify(dereferenced, null, 1)}\n`,
      'packages/core/src/generated/schema.ts': `${banner}\n${types}`,
      'packages/core/src/generated/operation-index.ts': toOperationIndex(operations),
      ...toCalls(operations),
      'packages/core/src/generated/refusals.ts': toRefusalTypes(
        dereferenced['x-refusals-of-any'],
        operations,
      ),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const files = await generate()
const old = globSync(`${callsFolder}/*.ts`, { cwd: root }).filter((path) => !(path in files))
await settleFiles(files, { check: process.argv.includes('--check'), from: 'openapi/', old })

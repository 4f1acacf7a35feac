// Numbers the SQL sources of the server: the number increases whenever any character of them changes,
// so that an older program recognises a newer database. `--check` writes nothing and fails when the
// number is outdated.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources } from '../apps/api/src/db/sources.ts'
import { settleFiles } from './generated-files.mjs'
import { root } from './workspace.mjs'

const path = 'apps/api/src/generated/sql-sources.json'
const committed = JSON.parse(readFileSync(join(root, path), 'utf8'))
const hash = hashSources()
const version = committed.hash === hash ? committed.version : committed.version + 1

await settleFiles(
  { [path]: `${JSON.stringify({ version, hash }, null, 2)}\n` },
  { check: process.argv.includes('--check'), from: 'apps/api/src/db/sql/' },
)

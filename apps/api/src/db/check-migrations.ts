// Fails when the tables of the source differ from the committed migrations.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from './migrate.ts'

const project = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'tramite-migrations-'))
try {
  cpSync(migrationsFolder, copy, { recursive: true })
  const before = readdirSync(copy).length
  const kit = spawnSync(
    join(project, 'node_modules/.bin/drizzle-kit'),
    ['generate', '--dialect=postgresql', '--schema=./src/db/schema.ts', `--out=${copy}`],
    { cwd: project, encoding: 'utf8' },
  )
  if (kit.status !== 0) throw new Error(kit.stdout + kit.stderr)
  if (readdirSync(copy).length !== before) {
    process.stderr.write(
      'The tables changed: run `pnpm --filter @tramite/api migration` and commit it.\n',
    )
    process.exitCode = 1
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}

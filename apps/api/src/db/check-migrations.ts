// Fails when the tables of the source differ from the committed migrations.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { migrationsFolder } from './migrate.ts'

const project = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'tramite-migrations-'))
try {
  cpSync(migrationsFolder, copy, { recursive: true })
  // The tool puts `./` before the folder, and ends well also when it fails: only its words count.
  const { stdout, stderr } = spawnSync(
    join(project, 'node_modules/.bin/drizzle-kit'),
    [
      'generate',
      '--dialect=postgresql',
      '--schema=./src/db/schema.ts',
      `--out=${relative(project, copy)}`,
    ],
    { cwd: project, encoding: 'utf8' },
  )
  if (!stdout.includes('No schema changes')) {
    process.stderr.write(`${stdout}${stderr}
The tables differ from the migrations: run \`pnpm --filter @tramite/api migration\` and commit it.
`)
    process.exitCode = 1
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}

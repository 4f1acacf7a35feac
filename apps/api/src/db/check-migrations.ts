// Fails when the tables of the source differ from the committed migrations, and when a migration
// creates something that belongs in a file of `sql/`.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { migrationsFolder } from './migrate.ts'
import { findMisplaced } from './misplaced.ts'

const project = join(import.meta.dirname, '../..')
const { packageManager } = JSON.parse(
  readFileSync(join(project, '../../package.json'), 'utf8'),
) as { packageManager: string }

function fail(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}

function checkTables(): void {
  const copy = mkdtempSync(join(tmpdir(), 'tramite-migrations-'))
  try {
    cpSync(migrationsFolder, copy, { recursive: true })
    // The tool prefixes the folder with `./`, and exits with 0 even when it fails: only its output counts.
    const { stdout, stderr } = spawnSync(
      join(project, 'node_modules/.bin/drizzle-kit'),
      [
        'generate',
        '--dialect=postgresql',
        '--schema=./src/tables/*.table.ts',
        `--out=${relative(project, copy)}`,
      ],
      { cwd: project, encoding: 'utf8' },
    )
    if (!stdout.includes('No schema changes')) {
      fail(`${stdout}${stderr}
The tables differ from the migrations: run \`npx ${packageManager} --filter @tramite/api migration\` and commit it.`)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

checkTables()
for (const file of readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))) {
  for (const found of findMisplaced(file, readFileSync(join(migrationsFolder, file), 'utf8'))) {
    fail(
      `${file}: \`${found}\` belongs into a file of src/db/sql, which is applied when it changes.`,
    )
  }
}

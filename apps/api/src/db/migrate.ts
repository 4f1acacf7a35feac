import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namedCommand, plainCommand } from './command.ts'
import type { Engine } from './engine.ts'

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}
interface Migration {
  readonly tag: string
  readonly hash: string
  readonly statements: readonly string[]
}

/** Folder of the committed migrations. */
export const migrationsFolder = join(import.meta.dirname, '../../drizzle')

/** Any number that no other program uses as an advisory lock. */
const lockNumber = 7_287_648_301

function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal
  return journal.entries.map(({ tag }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8')
    return {
      tag,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint').filter((part) => part.trim()),
    }
  })
}

/**
 * Brings the database to the newest schema, in one transaction: killed half-way it leaves nothing
 * behind, and of several processes that start together one does it and the others wait.
 * @throws Error when a migration that was applied has been edited since
 */
export async function migrate(engine: Engine, folder = migrationsFolder): Promise<void> {
  const migrations = readMigrations(folder)
  await engine.system.use(async (connection) => {
    await connection.send([plainCommand('begin')])
    try {
      const [, , applied] = await connection.send([
        plainCommand('select pg_advisory_xact_lock($1)', [lockNumber]),
        plainCommand(
          'create table if not exists schema_migrations (tag text primary key, hash text not null)',
        ),
        namedCommand(
          'applied_migrations',
          'select tag, hash from schema_migrations',
          [],
          () => undefined,
        ),
      ])
      const hashes = new Map(applied?.rows.map(([tag, hash]) => [tag, hash]))
      for (const { tag, hash, statements } of migrations) {
        if (hashes.get(tag) === hash) continue
        if (hashes.has(tag)) throw new Error(`A migração ${tag} foi alterada depois de aplicada.`)
        for (const statement of statements) await connection.send([plainCommand(statement)])
        await connection.send([
          plainCommand('insert into schema_migrations values ($1, $2)', [tag, hash]),
        ])
      }
      await connection.send([plainCommand('commit')])
    } catch (error) {
      await connection.send([plainCommand('rollback')]).catch(() => undefined)
      throw error
    }
  })
}

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import type { Engine } from '../db/engine.ts'
import { createPgliteEngine } from '../db/pglite.engine.ts'

/** Every start allocates its buffers and scans its log: neither has to be large. */
const initialSettings = ['--set=shared_buffers=16MB', '--set=min_wal_size=2MB', '--wal-segsize=1']

const folderOf = (directory: string) => join(directory, 'pglite')

/** Creates a database in a folder whose copies start fast: small, and shut down cleanly. */
export async function makeTemplate(
  directory: string,
  prepare: (engine: Engine) => Promise<void>,
): Promise<void> {
  const empty = await PGlite.create({
    dataDir: folderOf(directory),
    initDbStartParams: initialSettings,
  })
  await empty.close()
  const engine = await createPgliteEngine({ directory })
  await prepare(engine)
  // Template databases that are never used.
  await engine.query('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await engine.query(`drop database ${name}`)
  await engine.close()
}

interface TemplateEntry {
  readonly path: string
  /** None for a folder. */
  readonly content: Uint8Array | null
}

function readEntries(directory: string): TemplateEntry[] {
  const folder = folderOf(directory)
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  return found
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      // Not a Buffer: its `slice`, which the file system uses for copying, is a view, and a database
      // would write into all later copies.
      const content = entry.isFile() ? new Uint8Array(readFileSync(path)) : null
      return { path: relative(folder, path), content }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

class CopiedFiles extends MemoryFS {
  readonly #entries: readonly TemplateEntry[]

  constructor(entries: readonly TemplateEntry[]) {
    super()
    this.#entries = entries
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS
    files?.mkdirTree(PGlite.paths.PGDATA)
    for (const { path, content } of this.#entries) {
      const target = `${PGlite.paths.PGDATA}/${path}`
      if (content === null) files?.mkdir(target)
      else files?.writeFile(target, content)
    }
  }
}

const entriesOf = new Map<string, TemplateEntry[]>()

/** Opens an in-memory copy of the database of a folder, whose files are read once per process. */
export function openCopy(directory: string): Promise<Engine> {
  const entries = entriesOf.get(directory) ?? readEntries(directory)
  entriesOf.set(directory, entries)
  return createPgliteEngine({ files: new CopiedFiles(entries) })
}

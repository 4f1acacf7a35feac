import { asc, isNotNull } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { toEarlierKeys, toExportKey } from '../../features/exports/exports.store.ts'
import { dataExports } from '../../tables/exports.table.ts'
import { files as fileTable } from '../../tables/files.table.ts'
import type { Workplace } from '../workplace.ts'
import type { Check } from './check.ts'

const selectAttached = toCommand(
  build
    .select({ key: fileTable.key, size: fileTable.size })
    .from(fileTable)
    .where(isNotNull(fileTable.attachedAt))
    .orderBy(asc(fileTable.key)),
)
const selectKeys = toCommand(build.select({ key: fileTable.key }).from(fileTable))
const selectExports = toCommand(
  build.select({ id: dataExports.id, attempt: dataExports.attempt }).from(dataExports),
)

/** The server stores a file before it writes the row, so a file may briefly have none; not for this long. */
const GRACE_MS = 24 * 60 * 60 * 1000

const missing: Check = {
  about: 'Cada arquivo anexado está no armazenamento, inteiro',
  async find({ database, files }) {
    const problems: string[] = []
    const attached = await database.system((transaction) => transaction.run(selectAttached))
    for (const { key, size } of attached) {
      const stored = await files.head(key)
      if (!stored) problems.push(`${key} não está lá`)
      else if (stored.size !== size) problems.push(`${key} tem ${stored.size} bytes e não ${size}`)
    }
    return problems
  },
  advice: 'só um backup anterior os tem: restaure-o noutro lugar e copie de lá',
}

async function findOrphans({ database, files, clock }: Workplace): Promise<readonly string[]> {
  const before = clock.now().getTime() - GRACE_MS
  const stored: string[] = []
  for await (const { key, storedAt } of files.list()) {
    if (storedAt.getTime() < before) stored.push(key)
  }
  // Queried after the storage: a file whose row was added meanwhile is known.
  const [rows, exports] = await database.system((transaction) =>
    transaction.all(selectKeys, selectExports),
  )
  const known = new Set([
    ...rows.map(({ key }) => key),
    ...exports.flatMap((row) => [...toEarlierKeys(row), toExportKey(row)]),
  ])
  return stored.filter((key) => !known.has(key)).sort()
}

const orphaned: Check = {
  about: 'O armazenamento não tem arquivos que o banco não conhece',
  find: findOrphans,
  async repair(workplace) {
    for (const key of await findOrphans(workplace)) await workplace.files.remove(key)
  },
}

/** Checks that file storage and database agree. */
export const fileChecks: readonly Check[] = [missing, orphaned]

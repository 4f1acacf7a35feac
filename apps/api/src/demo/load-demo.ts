import { Readable } from 'node:stream'
import { hash } from '@node-rs/argon2'
import { type Conventions, conventions as presets } from '@tramite/core/calendar'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { plainCommand } from '../db/command.ts'
import type { Database } from '../db/database.ts'
import { build, sqlCommand, toCommand } from '../db/statements.ts'
import type { Transaction } from '../db/transaction.ts'
import { businesses, businessUsers } from '../features/businesses/businesses.table.ts'
import { customers, customerTags } from '../features/customers/customers.table.ts'
import { demands } from '../features/demands/demands.table.ts'
import { documents } from '../features/documents/documents.table.ts'
import { feedbacks } from '../features/feedback/feedback.table.ts'
import { files as fileTable } from '../features/files/files.table.ts'
import { processItems } from '../features/items/items.table.ts'
import { credentials } from '../features/session/session.table.ts'
import { demandTags } from '../features/tags/tags.table.ts'
import { users } from '../features/users/users.table.ts'
import type { Clock } from '../ports/clock.ts'
import { type StoredFile, toDemandRows } from './demand-rows.ts'
import { demandSeeds } from './demands.data.ts'
import { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts'
import type { DemoFiles } from './demo-files.ts'
import { businessSeeds } from './people.data.ts'
import {
  createRegistry,
  toBusinessRows,
  toBusinessUserRows,
  toCredentialRows,
  toCustomerRows,
  toCustomerTagRows,
  toUserRows,
} from './people-rows.ts'
import { createTimeline } from './timeline.ts'

export { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts'
export type { DemoFiles } from './demo-files.ts'

export interface DemoOptions {
  /** Those of the firm: forecasts and days follow them; `specified` when absent. */
  readonly conventions?: Conventions
  /** Where the files go; without it downloads of the demo firm find nothing. */
  readonly files?: DemoFiles
}

/** Any number that no other program uses as an advisory lock. */
const lockNumber = 7_287_648_302

/** The number of the first demand; the ones that people create go on from the last. */
const FIRST_NUMBER = 1201

const isEmpty = sqlCommand(
  sql`select not exists (select from ${users})`,
  ({ rows }) => rows[0]?.[0] === true,
)

/** Sends rows in statements of a size that PostgreSQL accepts. */
async function insertAll<T extends PgTable>(
  transaction: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const perStatement = 500
  for (let i = 0; i < rows.length; i += perStatement) {
    const part = rows.slice(i, i + perStatement) as T['$inferInsert'][]
    await transaction.run(toCommand(build.insert(table).values(part)))
  }
}

function toAllRows(now: Date, conventions: Conventions, passwordHash: string) {
  const timeline = createTimeline(now, conventions)
  const registry = createRegistry(timeline)
  const tagRows = new Map<string, typeof demandTags.$inferInsert>()
  const tagsSince = timeline.morningOf(-300)

  const demandRows = demandSeeds
    .map((seed) =>
      toDemandRows(seed, {
        timeline,
        registry,
        conventions,
        tagId({ business }, name) {
          const { customer } = businessSeeds[business]
          const id = timeline.id(`tag ${customer} ${name}`, tagsSince)
          const customerId = registry.customerId(customer)
          tagRows.set(id, { id, customerId, name, createdAt: tagsSince })
          return id
        },
      }),
    )
    .sort((a, b) => (a.demand.createdAt < b.demand.createdAt ? -1 : 1))
  return {
    customers: toCustomerRows(timeline, registry),
    customerTags: toCustomerTagRows(timeline, registry),
    users: toUserRows(timeline, registry),
    credentials: toCredentialRows(registry, passwordHash),
    businesses: toBusinessRows(timeline, registry),
    businessUsers: toBusinessUserRows(registry),
    demandTags: [...tagRows.values()],
    demands: demandRows.map(({ demand }, i) => ({ ...demand, number: FIRST_NUMBER + i })),
    items: demandRows.flatMap((rows) => rows.items),
    documents: demandRows.flatMap((rows) => rows.documents),
    feedbacks: demandRows.flatMap(({ feedback }) => feedback ?? []),
    files: demandRows.flatMap((rows) => rows.files),
  }
}

async function storeFiles(store: DemoFiles, files: readonly StoredFile[]): Promise<void> {
  await Promise.all(
    files.map(({ row, contentType, bytes }) =>
      store.receive({ key: row.key, contentType, size: bytes.length }, Readable.from([bytes])),
    ),
  )
}

async function fill(
  transaction: Transaction,
  rows: ReturnType<typeof toAllRows>,
  store: DemoFiles | undefined,
): Promise<void> {
  await insertAll(transaction, customers, rows.customers)
  await insertAll(transaction, customerTags, rows.customerTags)
  await insertAll(transaction, users, rows.users)
  await insertAll(transaction, credentials, rows.credentials)
  await insertAll(transaction, businesses, rows.businesses)
  await insertAll(transaction, businessUsers, rows.businessUsers)
  await insertAll(transaction, demandTags, rows.demandTags)
  await insertAll(transaction, demands, rows.demands)
  await insertAll(transaction, processItems, rows.items)
  await insertAll(transaction, documents, rows.documents)
  await insertAll(transaction, feedbacks, rows.feedbacks)
  await insertAll(
    transaction,
    fileTable,
    rows.files.map(({ row }) => row),
  )
  const next = FIRST_NUMBER + rows.demands.length
  transaction.defer(
    plainCommand(`select setval(pg_get_serial_sequence('demands', 'number'), $1, false)`, [next]),
  )
  if (store) await storeFiles(store, rows.files)
}

/**
 * Loads the demo firm into an empty database; one that holds anybody stays as it is. All of it or
 * nothing, and once when several processes start together.
 * @param clock what happened is told relative to its day
 * @returns the accounts, whether they were loaded now or before
 */
export async function loadDemoFirm(
  db: Database,
  clock: Clock,
  { conventions = presets.specified, files }: DemoOptions = {},
): Promise<readonly DemoAccount[]> {
  if (!(await db.system((transaction) => transaction.run(isEmpty)))) return demoAccounts
  const rows = toAllRows(clock.now(), conventions, await hash(demoPassword))
  await db.system(async (transaction) => {
    await transaction.run(plainCommand('select pg_advisory_xact_lock($1)', [lockNumber]))
    // Another process may have been faster.
    if (await transaction.run(isEmpty)) await fill(transaction, rows, files)
  })
  return demoAccounts
}

import { type SQLWrapper, sql } from 'drizzle-orm'
import { plainCommand } from '../db/command.ts'
import type { Database } from '../db/database.ts'
import { createId } from '../db/ids.ts'
import { build, toCommand } from '../db/statements.ts'
import type { Transaction } from '../db/transaction.ts'
import { demands } from '../features/demands/demands.table.ts'
import { notifications } from '../features/notifications/notifications.table.ts'
import { users } from '../features/users/users.table.ts'
import type { Clock } from '../ports/clock.ts'
import { type AddressedEvent, eventChannel } from '../ports/events.ts'
import type { Job, JobQueue } from '../ports/jobs.ts'
import { takeMessages } from './outbox.store.ts'
import type { DemandChanged } from './outbox-message.ts'
import { toPeopleNotices } from './people-notices.ts'
import { businessIdsOf } from './reader-businesses.ts'
import {
  type ChangedDemand,
  recipientsOf,
  toCustomerEvent,
  toDemandEvent,
  toNotificationEvent,
} from './recipients.ts'

/** Messages carried out in one transaction. */
const BATCH = 100
/** Waits so long for further messages, milliseconds: under load many are carried out at once. */
const GATHER_MS = 20
/** Begins no oftener than that, milliseconds: a round costs nearly as much for one message as for many. */
const REST_MS = 100
/** Looks for what other processes have left behind, milliseconds. */
const SWEEP_MS = 2000
/** Notifications of one statement, which takes no more than 65,535 values. */
const ROWS = 1000
/** Least bytes that PostgreSQL takes as a notification's payload, less some room. */
const PAYLOAD_MAX = 7000

interface Log {
  error(details: object, text: string): void
}
interface Options {
  readonly database: Database
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly logger: Log
}

export interface OutboxRelay {
  /** There may be work: starts on it without waiting for it. */
  wake(): void
  /** Carries out all there is. */
  drain(): Promise<void>
  close(): Promise<void>
}

const isAsked = (id: SQLWrapper) => sql`${id} = any(${sql.placeholder('ids')}::uuid[])`

const changedDemands = build
  .select({
    id: demands.id,
    name: demands.name,
    customerId: demands.customerId,
    businessId: demands.businessId,
    userId: demands.userId,
    private: demands.private,
    privateUsers: demands.privateUsers,
    following: demands.following,
    backofficeUserId: demands.backofficeUserId,
  })
  .from(demands)
  .where(isAsked(demands.id))
  .prepare('select_changed_demands')

const readersById = build
  .select({
    id: users.id,
    type: users.type,
    status: users.status,
    customerId: users.customerId,
    customerSuperAdmin: users.customerSuperAdmin,
    businessIds: businessIdsOf,
  })
  .from(users)
  .where(isAsked(users.id))
  .prepare('select_readers')

async function loadSubjects(transaction: Transaction, messages: readonly DemandChanged[]) {
  if (messages.length === 0) return { demandOf: new Map(), readerOf: new Map() }
  const ids = [...new Set(messages.map(({ demandId }) => demandId))]
  const changed: ChangedDemand[] = await transaction.run(toCommand(changedDemands, { ids }))
  const people = [
    ...new Set(
      changed.flatMap((demand) => [...demand.following, demand.backofficeUserId ?? []].flat()),
    ),
  ]
  const readers =
    people.length === 0 ? [] : await transaction.run(toCommand(readersById, { ids: people }))
  return {
    demandOf: new Map(changed.map((demand) => [demand.id, demand])),
    readerOf: new Map(readers.map((reader) => [reader.id, reader])),
  }
}

/** Payloads of as many events as fit each. */
function toPayloads(events: readonly AddressedEvent[]): string[] {
  const payloads: string[] = []
  let current: string[] = []
  let size = 0
  for (const event of events.map((one) => JSON.stringify(one))) {
    if (size + event.length > PAYLOAD_MAX && current.length > 0) {
      payloads.push(`[${current.join(',')}]`)
      current = []
      size = 0
    }
    current.push(event)
    size += event.length + 1
  }
  return current.length === 0 ? payloads : [...payloads, `[${current.join(',')}]`]
}

interface Relayed {
  /** How many messages the batch held. */
  readonly count: number
  /** What is in the queue now. */
  readonly jobs: readonly Job[]
}

/** Carries out one batch. */
async function relay(transaction: Transaction, { jobs, clock }: Options): Promise<Relayed> {
  const taken = await transaction.run(takeMessages(BATCH))
  if (taken.length === 0) return { count: 0, jobs: [] }
  const messages = taken.sort((a, b) => a.id - b.id).map(({ message }) => message)
  const changes = messages.filter((message) => message.kind === 'demandChanged')
  const asked: Job[] = messages.flatMap((message) => (message.kind === 'job' ? [message.job] : []))
  const touched = messages.filter((message) => message.kind === 'customerChanged')
  const asides = messages.filter((message) => message.kind === 'peopleNotified')
  const { demandOf, readerOf } = await loadSubjects(transaction, changes)
  const told = await toPeopleNotices(transaction, asides, clock)

  const now = clock.now().toISOString()
  const rows: (typeof notifications.$inferInsert)[] = [...told.rows]
  const events: AddressedEvent[] = [...touched.map(toCustomerEvent), ...told.events]
  const mails: Job[] = []
  for (const message of changes) {
    const demand = demandOf.get(message.demandId)
    if (!demand) continue
    events.push(toDemandEvent(demand, message))
    for (const reader of recipientsOf(demand, message, readerOf)) {
      const title = message.notice?.title ?? ''
      rows.push({
        id: createId(clock),
        userId: reader.id,
        customerId: reader.customerId,
        demandId: demand.id,
        title,
        description: demand.name,
        link: demand.id,
        type: 'DEMAND',
        createdAt: now,
        updatedAt: now,
      })
      events.push(toNotificationEvent(demand, reader))
      mails.push({ kind: 'demandNews', userId: reader.id, demandId: demand.id, title })
    }
  }
  for (let i = 0; i < rows.length; i += ROWS) {
    const some = rows.slice(i, i + ROWS)
    transaction.defer(toCommand(build.insert(notifications).values(some)))
  }
  const due = [...asked, ...mails]
  await jobs.enqueue(transaction, due)
  for (const payload of toPayloads(events)) {
    transaction.defer(plainCommand('select pg_notify($1, $2)', [eventChannel, payload]))
  }
  return { count: messages.length, jobs: due }
}

/**
 * Carries the outbox out: events to open pages, notifications, jobs for e-mails. A message and what
 * it causes are one transaction: a killed process leaves it for the next start or another process,
 * and nothing happens twice.
 */
export function createOutboxRelay(options: Options): OutboxRelay {
  const { database, jobs, logger } = options
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isClosed = false

  async function run(): Promise<void> {
    do {
      isAskedAgain = false
      let left = true
      while (left && !isClosed) {
        const relayed = await database.system((transaction) => relay(transaction, options))
        left = relayed.count === BATCH
        jobs.wake(relayed.jobs)
      }
    } while (isAskedAgain && !isClosed)
  }

  function drain(): Promise<void> {
    isAskedAgain = true
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }

  let gathering: NodeJS.Timeout | undefined
  let restsUntil = 0
  const wake = () => {
    if (isClosed) return
    const wait = Math.max(GATHER_MS, restsUntil - performance.now())
    gathering ??= setTimeout(() => {
      gathering = undefined
      restsUntil = performance.now() + REST_MS
      drain().catch((error) => logger.error({ err: error }, 'outbox failed'))
    }, wait)
  }
  const sweep = setInterval(wake, SWEEP_MS)
  sweep.unref()

  return {
    wake,
    drain,
    async close() {
      isClosed = true
      clearInterval(sweep)
      clearTimeout(gathering)
      await running?.catch(() => undefined)
    },
  }
}

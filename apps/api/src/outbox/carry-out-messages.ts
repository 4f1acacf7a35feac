import { plainCommand } from '../db/command.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Clock } from '../ports/clock.ts'
import { type AddressedEvent, eventChannel } from '../ports/events.ts'
import type { Job, JobQueue } from '../ports/jobs.ts'
import { takeMessages } from './outbox.store.ts'
import type { OutboxMessage } from './outbox-message.ts'

/** PostgreSQL limits a notification's payload to fewer than 8,000 bytes; less some margin. */
const PAYLOAD_MAX = 7000

/** Payloads, each with as many events as fit. */
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

/**
 * Carries out the messages of a batch that it knows, as part of the batch's transaction, and ignores the
 * others.
 * @returns the events for open pages
 */
export type MessageHandler = (
  transaction: Transaction,
  messages: readonly OutboxMessage[],
  clock: Clock,
) => Promise<readonly AddressedEvent[]>

export interface CarryOutOptions {
  readonly jobs: JobQueue
  readonly clock: Clock
  /** The handlers of messages, in order; jobs are enqueued without them. */
  readonly messageHandlers: readonly MessageHandler[]
}

/** The result of one batch. */
export interface Carried {
  /** Number of messages. */
  readonly count: number
  /** The jobs that are now in the queue. */
  readonly jobs: readonly Job[]
}

/** Which messages a batch takes. */
export interface Batch {
  /** Maximum number of messages. */
  readonly limit: number
  /** Ids of those that are left for later. */
  readonly postponed: readonly number[]
  /** Called with the messages taken, before they are carried out. */
  onTaken?(ids: readonly number[]): void
}

const knownKinds: { readonly [Kind in OutboxMessage['kind']]: true } = {
  customerChanged: true,
  demandChanged: true,
  job: true,
  notificationsChanged: true,
  peopleNotified: true,
  reachChanged: true,
  toolChanged: true,
}

/**
 * An unknown kind may come from a newer process that runs at the same time: it waits for a process that knows
 * it.
 */
function requireKnown(messages: readonly OutboxMessage[]): void {
  const unknown = messages.find(({ kind }) => !Object.hasOwn(knownKinds, kind))
  if (unknown) throw new Error(`Messages of the kind ${unknown.kind} are unknown to this version`)
}

/** Carries out one batch of the outbox. A message and its effects are one transaction. */
export async function carryOutMessages(
  transaction: Transaction,
  { jobs, clock, messageHandlers }: CarryOutOptions,
  { limit, postponed, onTaken }: Batch,
): Promise<Carried> {
  const taken = await transaction.run(takeMessages(limit, postponed))
  onTaken?.(taken.map(({ id }) => id))
  if (taken.length === 0) return { count: 0, jobs: [] }
  const messages = taken.sort((a, b) => a.id - b.id).map(({ message }) => message)
  requireKnown(messages)
  const requested: Job[] = messages.flatMap((message) =>
    message.kind === 'job' ? [message.job] : [],
  )
  const events: AddressedEvent[] = []
  for (const handle of messageHandlers) events.push(...(await handle(transaction, messages, clock)))
  await jobs.enqueue(transaction, requested)
  for (const payload of toPayloads(events)) {
    transaction.defer(plainCommand('select pg_notify($1, $2)', [eventChannel, payload]))
  }
  return { count: messages.length, jobs: requested }
}

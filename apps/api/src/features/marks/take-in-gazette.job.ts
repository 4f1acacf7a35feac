import { createHash } from 'node:crypto'
import { arrayBuffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { createId } from '../../db/ids.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'
import { demandTouched, markStatusNotice } from '../../outbox/demand-notices.ts'
import { lostWork } from '../../outbox/lost-work.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import type { Clock } from '../../ports/clock.ts'
import type { JobOf } from '../../ports/jobs.ts'
import { gazettes } from '../../tables/marks.table.ts'
import { toAuthorityStatus } from './dispatch.rules.ts'
import {
  describeMarks,
  lockNamedProcesses,
  type MarkDescription,
  moveProcesses,
  type NamedProcess,
  noteMoves,
  recordEvents,
  selectProcessNumbers,
} from './gazette-batch.store.ts'
import type { GazetteDispatch, GazetteProcess } from './gazette-parser.ts'
import {
  finishGazette,
  type GazetteRow,
  releaseGazetteFile,
  selectGazette,
} from './gazettes.store.ts'
import type { NewEvent } from './mark-processes.store.ts'
import { describePublishedMark } from './published-mark.rules.ts'
import { evaluateStatusNews } from './status-news.rules.ts'

/** Editions that were not taken in. */
export const lostGazettes = lostWork(
  'gazette',
  'gazetteId',
  { id: gazettes.id, isWaiting: eq(gazettes.status, 'received') },
  (gazetteId) => ({ kind: 'gazette', gazetteId }),
)

interface Batch {
  readonly gazette: GazetteRow
  readonly processes: readonly GazetteProcess[]
  readonly clock: Clock
}

const fingerprintOf = ({ code, name, text }: GazetteDispatch) =>
  createHash('sha256')
    .update(JSON.stringify([code, name, text]))
    .digest('base64url')

type Event = NewEvent & { readonly id: string }

/** A history entry for each dispatch, in the order of the edition. */
function toEvents(
  { id: processId, customerId }: NamedProcess,
  entries: readonly GazetteProcess[],
  { gazette, clock }: Batch,
): Event[] {
  return entries.flatMap(({ dispatches }) =>
    dispatches.map((dispatch) => ({
      id: createId(clock),
      processId,
      customerId,
      status: toAuthorityStatus(dispatch),
      code: dispatch.code || null,
      name: dispatch.name,
      content: dispatch.text,
      gazetteNumber: gazette.number,
      fingerprint: fingerprintOf(dispatch),
      occurredOn: gazette.publishedOn,
      createdAt: clock.now().toISOString(),
    })),
  )
}

/** The status implied by new history entries of a process; null if it does not change. */
function toMove(known: NamedProcess, fresh: readonly Event[]) {
  const last = fresh.findLast(({ status }) => status !== null)
  if (!last) return null
  const said = { status: last.status ?? null, occurredOn: last.occurredOn }
  const news = evaluateStatusNews(known, said)
  if (!news.allowed) return null
  const { status, occurredOn: statusOn } = said
  return {
    known,
    eventId: last.id,
    status,
    statusOn,
    isOther: news.isOther,
    isNotified: news.isNotified,
  }
}

function toDescription(
  { markId, undescribed }: NamedProcess,
  entries: readonly GazetteProcess[],
): MarkDescription[] {
  if (!undescribed) return []
  const described = entries.map(({ mark }) => describePublishedMark(mark))
  const best = described.find(({ apresentacao }) => apresentacao !== null)
  if (!best) return []
  const { name, apresentacao, natureza } = best
  return [{ id: markId, name, presentation: apresentacao, nature: natureza }]
}

/**
 * Processes one batch, in a fixed number of statements.
 * @returns the processes of the firm's customers that it names
 */
async function applyBatch(transaction: Transaction, batch: Batch): Promise<readonly string[]> {
  const entriesOf = Map.groupBy(batch.processes, ({ number }) => number)
  const known = await transaction.run(lockNamedProcesses([...entriesOf.keys()]))
  if (known.length === 0) return []

  const entries = (one: NamedProcess) => entriesOf.get(one.number) ?? []
  const events = known.flatMap((one) => toEvents(one, entries(one), batch))
  const recorded = await transaction.run(recordEvents(events))
  const freshOf = Map.groupBy(
    events.filter(({ id }) => recorded.has(id)),
    ({ processId }) => processId,
  )
  const moves = known
    .map((one) => toMove(one, freshOf.get(one.id) ?? []))
    .filter((move) => move !== null)
  const now = batch.clock.now()
  const { userId, fileKey } = batch.gazette
  transaction.defer(
    moveProcesses(
      moves.map(({ known: { id }, status, statusOn }) => ({ id, status, statusOn })),
      now,
    ),
  )
  const moving = moves.filter(({ isOther }) => isOther).map(({ eventId }) => eventId)
  transaction.defer(noteMoves(moving, fileKey))
  const descriptions = known.flatMap((one) => toDescription(one, entries(one)))
  transaction.defer(describeMarks(descriptions, now))
  const described = new Set(descriptions.map(({ id }) => id))
  const notified = moves.filter(({ isNotified }) => isNotified)
  const notifiedIds = new Set(notified.map(({ known: { id } }) => id))
  const [first, ...others] = [
    ...notified.map(({ known: { demandId }, status, statusOn: occurredOn }) =>
      markStatusNotice({ id: demandId }, userId, { status, occurredOn }),
    ),
    ...known
      .filter(
        ({ id, markId }) => !notifiedIds.has(id) && (freshOf.has(id) || described.has(markId)),
      )
      .map(({ demandId }) => demandTouched({ id: demandId }, userId)),
  ]
  if (first) transaction.defer(leaveMessages(null, [first, ...others], now))
  return known.map(({ id }) => id)
}

type Ports = Pick<JobPorts, 'database' | 'files' | 'clock' | 'heavy'>

/** The entries of these processes in a gazette, extracted in a worker thread: the file is large. */
async function readOurs(
  { files, heavy }: Ports,
  { id, fileKey }: GazetteRow,
  numbers: readonly string[],
): Promise<readonly (readonly GazetteProcess[])[]> {
  const bytes = new Uint8Array(await arrayBuffer(files.read(fileKey)))
  return heavy.run('gazetteProcesses', { bytes, numbers }, { owner: id, transfer: [bytes.buffer] })
}

/**
 * Looks up the processes that a gazette names, and updates their statuses and histories. Once: what an
 * earlier try has done, or an upload of the same edition, is recognised by its entries in the histories.
 */
export async function takeInGazette(
  ports: Ports,
  { gazetteId }: Pick<JobOf<'gazette'>, 'gazetteId'>,
): Promise<void> {
  const { database, clock } = ports
  const [gazette] = await database.system((transaction) =>
    transaction.run(selectGazette(gazetteId)),
  )
  if (gazette?.status !== 'received') return
  const matched = new Set<string>()
  const looked = new Set<string>()
  for (;;) {
    // Again after each round: a process that is recorded meanwhile may be in this edition as well.
    const known = await database.system((transaction) => transaction.run(selectProcessNumbers()))
    const numbers = known.map(({ number }) => number).filter((number) => !looked.has(number))
    if (numbers.length === 0) break
    for (const processes of await readOurs(ports, gazette, numbers)) {
      // In a transaction of its own, so that nobody waits for the rest.
      const batch = { gazette, processes, clock }
      const found = await database.system((transaction) => applyBatch(transaction, batch))
      for (const id of found) matched.add(id)
    }
    for (const number of numbers) looked.add(number)
  }
  const now = clock.now()
  await database.system((transaction) =>
    transaction.all(
      finishGazette(gazette, matched.size, now),
      releaseGazetteFile(gazette.fileKey, now),
    ),
  )
}

import {
  addDays,
  type CivilDate,
  civilDateFrom,
  countDays,
  startOfCivilDay,
  weekdayOf,
} from '@tramite/core/calendar'
import { message } from '@tramite/core/messages'
import type { gazettes, markEvents, markProcesses, marks } from '../../tables/marks.table.ts'
import type { DemandRows, LoadContext } from '../demand-rows.ts'
import { personSeeds } from '../people.data.ts'
import { type MarkEventSeed, type MarkSeed, markSeeds } from './marks.data.ts'

type MarkRow = typeof marks.$inferInsert
type ProcessRow = typeof markProcesses.$inferInsert
type EventRow = typeof markEvents.$inferInsert

/** The gazette comes out on Tuesdays; this is one of its editions. */
const KNOWN_EDITION = { number: 2909, publishedOn: '2026-10-06' }
/** Time of day at which the firm imports an edition, milliseconds after midnight. */
const TAKEN_IN_MS = 10 * 60 * 60 * 1000

/** The edition of the Tuesday on a day, or before it. */
function toEdition(day: CivilDate) {
  const publishedOn = addDays(day, -((weekdayOf(day) + 5) % 7))
  const weeks = countDays(KNOWN_EDITION.publishedOn, publishedOn) / 7
  return { number: KNOWN_EDITION.number + weeks, publishedOn }
}

const noonAfter = (day: CivilDate, timeZone: string) =>
  new Date(startOfCivilDay(day, timeZone).getTime() + TAKEN_IN_MS).toISOString()

function toEventRow(
  { day, status, dispatch }: MarkEventSeed,
  process: Pick<ProcessRow, 'id' | 'customerId'>,
  { timeline, conventions: { timeZone } }: LoadContext,
): EventRow {
  const said = civilDateFrom(timeline.morningOf(day), timeZone)
  const edition = dispatch ? toEdition(said) : null
  const occurredOn = edition?.publishedOn ?? said
  const createdAt = noonAfter(occurredOn, timeZone)
  return {
    id: timeline.id(`mark event ${process.id} ${day}`, createdAt),
    processId: process.id,
    customerId: process.customerId,
    status,
    code: dispatch?.code ?? null,
    name: dispatch?.name ?? message('marks.statusSaid'),
    content: dispatch?.text ?? null,
    gazetteNumber: edition?.number ?? null,
    fingerprint: edition ? `demo ${status}` : null,
    occurredOn,
    createdAt,
  }
}

function toProcessRows(
  { processes }: MarkSeed,
  mark: Pick<MarkRow, 'id' | 'customerId' | 'createdAt'>,
  context: LoadContext,
) {
  return processes.map(({ number, history }) => {
    const { customerId, createdAt } = mark
    const id = context.timeline.id(`mark process ${number}`, createdAt)
    const events = history.map((event) => toEventRow(event, { id, customerId }, context))
    const last = events.at(-1)
    const row: ProcessRow = {
      id,
      markId: mark.id,
      customerId,
      number,
      status: last?.status ?? null,
      statusOn: last?.occurredOn ?? null,
      createdAt: events[0]?.createdAt ?? createdAt,
      updatedAt: last?.createdAt ?? createdAt,
    }
    return { row, events }
  })
}

function toMarkRows(seed: MarkSeed, demands: readonly DemandRows[], context: LoadContext) {
  const found = demands.find(
    ({ seed: one }) => one.business === seed.business && one.name === seed.demand,
  )
  if (!found) throw new Error(`The demo firm has no demand "${seed.demand}"`)
  const { demand, files } = found
  const fileNamed = (name: string | undefined) =>
    files.find(({ row }) => row.fileName === name)?.row.key ?? null
  const { customerId, businessId, userId, createdAt = '', updatedAt } = demand
  const row: MarkRow = {
    id: context.timeline.id(`mark ${seed.business} ${seed.name}`, createdAt),
    customerId,
    businessId,
    userId,
    demandId: demand.id,
    name: seed.name,
    description: seed.description,
    presentation: seed.presentation,
    nature: seed.nature,
    logoKey: fileNamed(seed.logo),
    contractKey: fileNamed(seed.contract),
    holder: {
      email: personSeeds[found.seed.by].email,
      isPJ: true,
      cpf: '98.765.012/0001-01',
      customerName: 'Aurora Indústria de Cosméticos S.A.',
      country: 'Brasil',
      UF: 'SP',
      city: 'São Paulo',
      address: 'Rua dos Pinheiros, 1480, 5º andar, Pinheiros',
      CEP: '05422-010',
      user: personSeeds[found.seed.by].name,
    },
    createdAt,
    updatedAt,
  }
  return { row, processes: toProcessRows(seed, row, context) }
}

/** The editions that the histories come from, as imported by the firm. */
function toGazetteRows(
  events: readonly EventRow[],
  { timeline, registry, conventions: { timeZone } }: LoadContext,
): (typeof gazettes.$inferInsert)[] {
  const ofGazettes = events.filter(({ gazetteNumber }) => gazetteNumber !== null)
  return [...Map.groupBy(ofGazettes, ({ gazetteNumber }) => gazetteNumber ?? 0)].map(
    ([number, named]) => {
      const publishedOn = named[0]?.occurredOn ?? ''
      const at = noonAfter(publishedOn, timeZone)
      const processes = new Set(named.map(({ processId }) => processId)).size
      return {
        id: timeline.id(`gazette ${number}`, at),
        number,
        publishedOn,
        fileKey: `demo/gazette-${number}`,
        status: 'done',
        entries: 41_000 + ((number * 617) % 9000),
        matched: processes,
        updated: processes,
        userId: registry.personId('tiago'),
        userName: personSeeds.tiago.name,
        createdAt: at,
        finishedAt: at,
      }
    },
  )
}

/** The marks of the demo firm with their processes, histories, and the gazettes of these. */
export function toAllMarkRows(demands: readonly DemandRows[], context: LoadContext) {
  const rows = markSeeds.map((seed) => toMarkRows(seed, demands, context))
  const processes = rows.flatMap((one) => one.processes)
  const events = processes.flatMap((one) => one.events)
  return {
    marks: rows.map(({ row }) => row),
    processes: processes.map(({ row }) => row),
    events,
    gazettes: toGazetteRows(events, context),
  }
}

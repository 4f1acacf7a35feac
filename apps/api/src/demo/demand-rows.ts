import {
  type Conventions,
  civilDateFrom,
  firstCountableDay,
  forecastDate,
  forecastOffset,
} from '@tramite/core/calendar'
import { journeyTexts } from '../content/journeys/journeys.ts'
import { toBeginningStatus } from '../features/journeys/journey-steps.rules.ts'
import { toSearchWords } from '../search/tokens.ts'
import type { demands } from '../tables/demands.table.ts'
import type { documents } from '../tables/documents.table.ts'
import type { feedbacks } from '../tables/feedback.table.ts'
import type { forecastCauses } from '../tables/forecast-causes.table.ts'
import type { processItems } from '../tables/items.table.ts'
import { businessSeeds } from './businesses.data.ts'
import { customerSeeds } from './customers.data.ts'
import { type StoredFile, toStoredFile } from './file-rows.ts'
import { toItemRows } from './item-rows.ts'
import { isStaff, type PersonKey, personSeeds } from './people.data.ts'
import type { Registry } from './registry.ts'
import { toScreeningRow } from './screening-rows.ts'
import type { DemandSeed, FeedbackSeed, ItemSeed } from './seed.types.ts'
import type { Timeline } from './timeline.ts'

/** The input for the rows of a demand. */
export interface LoadContext {
  readonly timeline: Timeline
  readonly registry: Registry
  readonly conventions: Conventions
}

type DemandRow = typeof demands.$inferInsert
type CauseRow = typeof forecastCauses.$inferInsert
type FeedbackRow = typeof feedbacks.$inferInsert

/** All rows of one demand. */
export interface DemandRows {
  readonly seed: DemandSeed
  readonly demand: DemandRow
  /** The cause of its date. */
  readonly cause: CauseRow | undefined
  readonly items: (typeof processItems.$inferInsert)[]
  readonly documents: (typeof documents.$inferInsert)[]
  readonly files: StoredFile[]
  readonly feedback: FeedbackRow | undefined
  readonly screening: ReturnType<typeof toScreeningRow>
}

/** Users of the business to whom the demand is visible. */
export function readersOf({ business, by, privateTo }: DemandSeed): PersonKey[] {
  return businessSeeds[business].users.filter(
    (person) => !privateTo || person === by || privateTo.includes(person),
  )
}

/** Whether it is an action of staff that the customer can read. */
export const isStaffAction = ({ by, type }: ItemSeed): boolean =>
  by !== 'system' && isStaff(by) && type !== 'PRIVATE_MESSAGE'

/** The status and its day, as the last change in the conversation left them. */
function toStatus({ conversation, createdAt, journey }: DemandSeed, { timeline }: LoadContext) {
  const step = typeof journey?.step === 'number' ? journey.step : 1
  const change = conversation.findLast(({ type }) => type === 'STATUS')
  return {
    statusKey: change?.statusKey ?? toBeginningStatus(step - 1),
    statusChangedAt: timeline.instant(change?.at ?? createdAt),
  } as const
}

/** By place while in the queue; what was delivered came on the day that was promised. */
function toForecast(seed: DemandSeed, context: LoadContext): string | null {
  const { timeline, conventions } = context
  if (seed.queue !== undefined) {
    const { premium = false } = customerSeeds[businessSeeds[seed.business].customer]
    return forecastDate({ now: timeline.now, order: seed.queue, premium, conventions })
  }
  const { statusKey, statusChangedAt } = toStatus(seed, context)
  return statusKey === 'FINISHED' ? civilDateFrom(statusChangedAt, conventions.timeZone) : null
}

/** The cause of a demand's date: its place in the queue, or unrecorded. */
function toCause(
  seed: DemandSeed,
  { id, customerId, deleveryForecast, order }: DemandRow & { readonly id: string },
  { timeline, registry, conventions }: LoadContext,
): CauseRow | undefined {
  if (!deleveryForecast) return undefined
  const to = deleveryForecast
  const given = { demandId: id, step: 1, customerId, to, at: timeline.now.toISOString() }
  if (!order) {
    return { ...given, kind: 'unrecorded', offset: 0, countedFrom: to, userType: 'SYSTEM' }
  }
  const { premium = false } = customerSeeds[businessSeeds[seed.business].customer]
  const author = seed.staff && {
    userId: registry.personId(seed.staff),
    userName: personSeeds[seed.staff].name,
  }
  return {
    ...given,
    ...author,
    kind: 'queue',
    place: order,
    offset: forecastOffset(order, premium),
    countedFrom: firstCountableDay(timeline.now, conventions),
    userType: seed.staff ? 'BACKOFFICE' : 'SYSTEM',
  }
}

function toFeedbackRow(
  { by, at, rating, description }: FeedbackSeed,
  demandId: string,
  customerId: string,
  { timeline, registry }: LoadContext,
): FeedbackRow {
  const createdAt = timeline.instant(at)
  return {
    id: timeline.id(`feedback ${demandId}`, createdAt),
    demandId,
    customerId,
    userId: registry.personId(by),
    rating: rating ?? null,
    description: description ?? null,
    skipped: rating === undefined,
    createdAt,
    updatedAt: createdAt,
  }
}

/** The columns that derive from the conversation and the validation. */
function toProgress(seed: DemandSeed, context: LoadContext) {
  const { timeline, registry } = context
  const { validated, staff, conversation } = seed
  const status = toStatus(seed, context)
  const lastStaffAction = conversation.findLast(isStaffAction)
  const lastChange = validated ?? conversation.at(-1)
  return {
    ...status,
    updatedAt: timeline.instant(lastChange?.at ?? seed.createdAt),
    finishedAt: status.statusKey === 'FINISHED' ? status.statusChangedAt : null,
    lastBackofficeAction: lastStaffAction ? timeline.instant(lastStaffAction.at) : null,
    backofficeUserId: staff ? registry.personId(staff) : null,
    backofficeUserName: staff ? personSeeds[staff].name : null,
    validationDate: validated ? timeline.instant(validated.at) : null,
    validationUserId: validated ? registry.personId(validated.by) : null,
    validationUserName: validated ? personSeeds[validated.by].name : null,
  }
}

/** Converts one demand of the seeds to rows. */
export function toDemandRows(seed: DemandSeed, context: LoadContext): DemandRows {
  const { timeline, registry } = context
  const { customer } = businessSeeds[seed.business]
  const customerId = registry.customerId(customer)
  const businessId = registry.businessId(seed.business)
  const userId = registry.personId(seed.by)
  const createdAt = timeline.instant(seed.createdAt)
  const id = timeline.id(`demand ${seed.business} ${seed.name}`, createdAt)
  const deleveryForecast = toForecast(seed, context)

  const place = { demandId: id, customerId, businessId, forecast: deleveryForecast, ...context }
  const conversation = seed.conversation.map((item, index) => toItemRows(item, index, place))
  const owner = {
    demandId: id,
    customerId,
    userId,
    at: createdAt,
    type: 'ATTACHMENT',
    internal: false,
  } as const
  const own = (seed.files ?? []).map((file) => toStoredFile(file, owner, timeline))
  const feedback = seed.feedback && toFeedbackRow(seed.feedback, id, customerId, context)

  const demand = {
    ...toProgress(seed, context),
    id,
    words: toSearchWords(seed.name, customerId),
    descriptionWords: toSearchWords(seed.description, customerId),
    customerId,
    businessId,
    userId,
    creatorName: personSeeds[seed.by].name,
    name: seed.name,
    description: seed.description,
    deleveryForecast,
    priority: seed.priority ?? false,
    order: seed.queue ?? null,
    private: seed.privateTo !== undefined,
    privateUsers: (seed.privateTo ?? []).map(registry.personId),
    visualized: readersOf(seed)
      .filter((person) => !seed.unread?.includes(person))
      .map(registry.personId),
    following: (seed.following ?? [seed.by]).map(registry.personId),
    demandsTags: (seed.tags ?? []).map((name) => registry.tagId(customer, name)),
    demandTypeName: seed.type ?? null,
    feedbackId: feedback?.id ?? null,
    feedbackSkipped: feedback?.skipped ?? null,
    journeyTitle: seed.journey ? journeyTexts[seed.journey.key].title : null,
    attachments: own.map(({ attachment }) => attachment),
    createdAt,
  } satisfies DemandRow
  return {
    seed,
    demand,
    cause: toCause(seed, demand, context),
    items: conversation.flatMap(({ items }) => items),
    documents: conversation.flatMap((rows) => rows.documents),
    files: [...own, ...conversation.flatMap((rows) => rows.files)],
    feedback,
    screening: toScreeningRow(seed, { demandId: id, customerId, timeline, registry }),
  }
}

import { type JourneyKey, journeyTexts } from '../../content/journeys/journeys.ts'
import type {
  customerJourneys,
  DefaultDemand,
  journeyDemands,
  journeyTypes,
} from '../../tables/journeys.table.ts'
import type { DemandRows, LoadContext } from '../demand-rows.ts'
import { joinedAt } from '../registry.ts'

type TypeRow = typeof journeyTypes.$inferInsert
type JourneyRow = typeof customerJourneys.$inferInsert
type LinkRow = typeof journeyDemands.$inferInsert

const keys = Object.keys(journeyTexts) as JourneyKey[]

function toTypeRow(key: JourneyKey, place: number, { timeline }: LoadContext): TypeRow {
  const { title, description, customerType, demands } = journeyTexts[key]
  const createdAt = joinedAt(timeline, null)
  const defaultDemands = demands.map(
    (demand, step): DefaultDemand => ({
      id: timeline.id(`journey ${key} ${demand.title}`, createdAt, step),
      ...demand,
    }),
  )
  return {
    id: timeline.id(`journey ${key}`, createdAt, place),
    key,
    title,
    description,
    place,
    customerType: customerType ?? null,
    defaultDemands,
    createdAt,
    updatedAt: createdAt,
  }
}

/** The journey that a demand's business has started. */
function toJourneyRow(
  key: JourneyKey,
  journeyTypeId: string,
  { demand }: DemandRows,
  { timeline }: LoadContext,
): JourneyRow {
  const { customerId, businessId, createdAt } = demand
  const id = timeline.id(`journey ${key} ${businessId}`, createdAt)
  return { id, journeyTypeId, customerId, businessId, createdAt }
}

/** The rows of the journeys, those that were started on the demands that they raised. */
export function toJourneyRows(demands: readonly DemandRows[], context: LoadContext) {
  const types = keys.map((key, place) => toTypeRow(key, place, context))
  const started = new Map<string, JourneyRow>()
  const links = demands.flatMap((rows): LinkRow[] => {
    const { journey } = rows.seed
    const type = journey && types[keys.indexOf(journey.key)]
    if (!journey || !type) return []
    const { id: demandId, customerId } = rows.demand
    const isPreparation = journey.step === 'preparation'
    const row = isPreparation ? undefined : toJourneyRow(journey.key, type.id, rows, context)
    if (row && !started.has(row.id)) started.set(row.id, row)
    const place = journey.step === 'preparation' ? 0 : journey.step
    const customerJourneyId = row?.id ?? null
    return [{ demandId, journeyTypeId: type.id, customerJourneyId, customerId, place }]
  })
  return { types, started: [...started.values()], links }
}

import { MAPPING_TYPE } from '@tramite/core/demands'
import {
  type AnswersByField,
  defaultQuestionnaire,
  mappingFields,
  suggestTags,
  toAnswer,
} from '@tramite/core/mapping'
import type {
  mappingActivities,
  mappingSectors,
  mappingSnapshots,
  mappings,
} from '../../tables/mapping.table.ts'
import type { DemandRows, LoadContext } from '../demand-rows.ts'
import {
  type ActivitySeed,
  type MappingSeed,
  mappingSeeds,
  type SectorSeed,
} from './mappings.data.ts'

/** Number of suggested answers chosen, question by question. */
const chosen = [0, 4, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 1, 4, 1]

function toAnswers(sectorName: string, { description, answered }: ActivitySeed): AnswersByField {
  const answers = mappingFields.slice(0, answered).map((field, index) => {
    const tags = suggestTags(defaultQuestionnaire, sectorName, field).slice(0, chosen[index])
    return [field, index === 0 ? description : toAnswer(tags)]
  })
  return Object.fromEntries(answers)
}

function requireDemand(
  demands: readonly DemandRows[],
  what: string,
  is: (rows: DemandRows) => boolean,
) {
  const found = demands.find(is)
  if (!found) throw new Error(`The demo firm has no demand of the ${what}`)
  return found.demand
}

interface SnapshotPlace {
  readonly document: DemandRows['documents'][number]
  readonly mapping: typeof mappings.$inferInsert
  readonly parts: readonly {
    readonly sector: typeof mappingSectors.$inferInsert
    readonly activities: readonly (typeof mappingActivities.$inferInsert)[]
  }[]
}

/** Its content when its final document was made, by the ids of what still exists. */
function toSnapshot(
  completed: readonly SectorSeed[],
  { document, mapping, parts }: SnapshotPlace,
  { timeline }: LoadContext,
): typeof mappingSnapshots.$inferInsert {
  const { id: documentId, createdAt } = document
  const sectors = completed.map(({ name, activities }) => {
    const part = parts.find(({ sector }) => sector.name === name)
    return {
      id: part?.sector.id ?? timeline.id(`sector ${documentId} ${name}`, createdAt),
      name,
      activities: activities.map((activity) => ({
        id:
          part?.activities.find((row) => row.name === activity.name)?.id ??
          timeline.id(`activity ${documentId} ${name} ${activity.name}`, createdAt),
        name: activity.name,
        answers: toAnswers(name, activity),
      })),
    }
  })
  const { id, customerId } = mapping
  return { id: documentId, customerId, mappingId: id, content: { sectors }, createdAt }
}

function toMapping(
  { business, meeting, sectors, completed }: MappingSeed,
  demands: readonly DemandRows[],
  context: LoadContext,
) {
  const { timeline } = context
  const own = demands.filter(({ seed }) => seed.business === business)
  const asked = requireDemand(own, `meeting of ${business}`, ({ seed }) => seed.name === meeting)
  const demand = own.find(({ seed }) => seed.type === MAPPING_TYPE)?.demand
  const { customerId, businessId } = asked
  const id = timeline.id(`mapping ${business}`, asked.createdAt)
  const mapping: typeof mappings.$inferInsert = {
    id,
    customerId,
    businessId,
    preMeetingDemandId: asked.id,
    demandId: demand?.id ?? null,
    createdAt: asked.createdAt,
  }
  const createdAt = demand?.createdAt ?? asked.createdAt
  const parts = sectors.map(({ name, activities }, place) => {
    const sectorId = timeline.id(`sector ${business} ${name}`, createdAt, place)
    const sector: typeof mappingSectors.$inferInsert = {
      id: sectorId,
      customerId,
      mappingId: id,
      name,
      createdAt,
    }
    const rows = activities.map((activity, order): typeof mappingActivities.$inferInsert => ({
      id: timeline.id(`activity ${sectorId} ${activity.name}`, createdAt, order),
      customerId,
      sectorId,
      name: activity.name,
      answers: toAnswers(name, activity),
      answered: activity.answered,
      createdAt,
    }))
    return { sector, activities: rows }
  })
  const document = own.flatMap(({ documents }) => documents).find(({ flagged }) => flagged)
  const snapshots =
    completed && document ? [toSnapshot(completed, { document, mapping, parts }, context)] : []
  return { mapping, parts, snapshots }
}

/** The rows of the data mappings, linked to their demands. */
export function toMappingRows(demands: readonly DemandRows[], context: LoadContext) {
  const made = mappingSeeds.map((seed) => toMapping(seed, demands, context))
  const parts = made.flatMap((one) => one.parts)
  return {
    mappings: made.map(({ mapping }) => mapping),
    sectors: parts.map(({ sector }) => sector),
    activities: parts.flatMap(({ activities }) => activities),
    snapshots: made.flatMap(({ snapshots }) => snapshots),
  }
}

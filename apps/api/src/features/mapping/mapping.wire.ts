import type { components } from '@tramite/core/contract'
import { mappingFields, toActivityProgress, toAnswerPercentage } from '@tramite/core/mapping'
import type { MappingSnapshot } from '../../tables/mapping.table.ts'
import type { ActivityRow, ActivitySummaryRow } from './activities.store.ts'
import type { MappingRow, OwnMappingRow } from './mapping.store.ts'
import type { SectorRow } from './sectors.store.ts'

type Schemas = components['schemas']

function toDemandOf(
  id: string | null,
  name: string | null,
  statusKey: MappingRow['statusKey'],
): Schemas['MappingDemand'] {
  return id === null || name === null || statusKey === null ? null : { id, name, statusKey }
}

/** The demands of a mapping as the contract shows them. */
export function toMappingDemands(row: MappingRow) {
  return {
    demandId: row.demandId,
    mappingDemand: toDemandOf(row.demandId, row.demandName, row.statusKey),
    preMeetingDemandId: row.meetingId,
    preMeetingDemand: toDemandOf(row.meetingId, row.meetingName, row.meetingStatusKey),
  }
}

/** A mapping as the contract shows it to its own customer. */
export function toMapping(row: OwnMappingRow): Schemas['Mapping'] {
  const { id, businessId, mappingResponsibilityCheckDate, returnedAt, createdAt } = row
  const demands = toMappingDemands(row)
  return { id, businessId, ...demands, mappingResponsibilityCheckDate, returnedAt, createdAt }
}

/** An activity as lists show it. */
export function toActivitySummary(row: ActivitySummaryRow): Schemas['MappingActivitySummary'] {
  return { id: row.id, label: row.name, percentage: toAnswerPercentage(row.answered) }
}

/** An activity with its answers; a question without one is empty. */
export function toActivity({
  id,
  name,
  answers,
}: Pick<ActivityRow, 'id' | 'name' | 'answers'>): Schemas['MappingActivity'] {
  const filled = Object.fromEntries(mappingFields.map((field) => [field, answers[field] ?? '']))
  return {
    id,
    label: name,
    percentage: toActivityProgress(answers).percent,
    ...(filled as Record<(typeof mappingFields)[number], string>),
  }
}

/** The content of a mapping, as stored when the mapping is completed. */
export function toSnapshot(
  sectors: readonly SectorRow[],
  activities: readonly ActivityRow[],
): MappingSnapshot {
  return {
    sectors: sectors.map(({ id, name }) => ({
      id,
      name,
      activities: activities
        .filter(({ sectorId }) => sectorId === id)
        .map((activity) => ({ id: activity.id, name: activity.name, answers: activity.answers })),
    })),
  }
}

/** The sectors of a mapping with all answers. */
export function toReport({ sectors }: MappingSnapshot): Schemas['MappingReport'] {
  return {
    sectors: sectors.map(({ id, name, activities }) => ({
      id,
      sectorName: name,
      activities: activities.map(toActivity),
    })),
  }
}

/** A sector with its own activities out of those given. */
export function toSector(
  { id, name }: SectorRow,
  activities: readonly ActivitySummaryRow[],
): Schemas['MappingSector'] {
  const own = activities.filter(({ sectorId }) => sectorId === id)
  return { id, sectorName: name, activities: own.map(toActivitySummary) }
}

import { DOCUMENT_REVIEW_TYPE, MAPPING_TYPE, specifiedDemandTypes } from '@tramite/core/demands'
import type { demandScreenings } from '../tables/screenings.table.ts'
import { isStaff, personSeeds } from './people.data.ts'
import type { Registry } from './registry.ts'
import type { DemandSeed } from './seed.types.ts'
import type { Timeline } from './timeline.ts'

type ScreeningRow = typeof demandScreenings.$inferInsert

interface Place {
  readonly demandId: string
  readonly customerId: string
  readonly timeline: Timeline
  readonly registry: Registry
}

/** The types that come with a tool are separate from the specified ones. */
const placesOfTools: Readonly<Record<string, number>> = {
  [MAPPING_TYPE]: 0x101,
  [DOCUMENT_REVIEW_TYPE]: 0x102,
}

/** The id that the migrations give to a type that rules know by name. */
function typeIdOf(name: string): string | null {
  const specified = (specifiedDemandTypes as readonly string[]).indexOf(name) + 1
  const place = placesOfTools[name] ?? specified
  if (place === 0) return null
  return `019a2c40-0000-7000-8000-${place.toString(16).padStart(12, '0')}`
}

/** The firm's decision on a new demand, derived from its first change of status. */
export function toScreeningRow(
  { type, staff, screeningNote, conversation }: DemandSeed,
  { demandId, customerId, timeline, registry }: Place,
): ScreeningRow | undefined {
  const first = conversation.find((item) => item.type === 'STATUS')
  if (!type || !staff || !first || first.by === 'system' || !isStaff(first.by)) return undefined
  return {
    demandId,
    customerId,
    demandTypeId: typeIdOf(type),
    demandTypeName: type,
    backofficeUserId: registry.personId(staff),
    backofficeUserName: personSeeds[staff].name,
    note: screeningNote ?? null,
    screenedById: registry.personId(first.by),
    screenedByName: personSeeds[first.by].name,
    screenedAt: timeline.instant(first.at),
  }
}

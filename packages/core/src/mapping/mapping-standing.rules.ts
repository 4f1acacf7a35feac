import type { MappingHome } from './mapping.types.ts'
import { MAPPING_QUESTIONS } from './mapping-limits.ts'
import { toMappingStage } from './mapping-stage.rules.ts'

/** The point at which work on a mapping stopped. */
export type MappingStanding =
  /** The firm has to hold the meeting first. */
  | { readonly kind: 'meeting' }
  /** Nothing to fill in yet. */
  | { readonly kind: 'empty' }
  /** The activity to continue with. */
  | {
      readonly kind: 'activity'
      readonly name: string
      /** Number of answered questions. */
      readonly answered: number
      /** Total number of questions. */
      readonly questions: number
    }
  /** All activities are answered, and a sector has none. */
  | { readonly kind: 'sector'; readonly name: string }
  /** Everything is answered, but not sent. */
  | { readonly kind: 'answered' }
  | { readonly kind: 'inReview' }
  | { readonly kind: 'finished' }

/**
 * The point at which work on a mapping stopped: the first activity that was begun and not completed,
 * otherwise the first that was not begun.
 * @returns null if there is nothing to show: no mapping, or one that waits for something else
 */
export function toMappingStanding({ mapping, sectors }: MappingHome): MappingStanding | null {
  const stage = toMappingStage(mapping)
  if (stage === 'meeting') {
    // After the meeting, a missing demand means that it is private and the reader cannot see it.
    const meeting = mapping?.preMeetingDemand?.statusKey ?? 'FINISHED'
    return meeting === 'FINISHED' ? null : { kind: 'meeting' }
  }
  if (stage === 'IN_PROGRESS') return { kind: 'inReview' }
  if (stage === 'FINISHED') return { kind: 'finished' }
  if (stage !== 'PENDING') return null
  const activities = sectors.flatMap((sector) => sector.activities)
  if (activities.length === 0) return { kind: 'empty' }
  const open = activities.filter(({ percentage }) => percentage < 100)
  const next = open.find(({ percentage }) => percentage > 0) ?? open[0]
  if (!next) {
    const idle = sectors.find((sector) => sector.activities.length === 0)
    return idle ? { kind: 'sector', name: idle.sectorName } : { kind: 'answered' }
  }
  const answered = Math.round((next.percentage * MAPPING_QUESTIONS) / 100)
  return { kind: 'activity', name: next.label, answered, questions: MAPPING_QUESTIONS }
}

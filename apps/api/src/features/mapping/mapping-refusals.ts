import { evaluateMappingEdit, type MappingRefusal } from '@tramite/core/mapping'
import { message } from '@tramite/core/messages'
import { Problem } from '../../http/problem.ts'
import type { DetailRow } from '../demands/demand-columns.ts'

type Refusal =
  | MappingRefusal
  | 'sectorRepeated'
  | 'sectorsFull'
  | 'activityRepeated'
  | 'activitiesFull'

/** The message of a refusal by a rule of the mapping. */
export const mappingRefusalText = (reason: Refusal): string => message(`mapping.refused.${reason}`)

/** The refusal of a name that another activity of the sector has, shown at its field. */
export function activityExists(): Problem {
  const errors = { label: mappingRefusalText('activityRepeated') }
  return new Problem(409, 'MAPPING_ACTIVITY_EXISTS', { errors })
}

/** There is no mapping of the business yet, or none visible to the user. */
export const notStarted = () => new Problem(404, 'MAPPING_NOT_STARTED')

/** The refusal of a step that is not possible from the mapping's present status. */
export const stepRefused = (reason: MappingRefusal) =>
  new Problem(409, 'MAPPING_STEP_REFUSED', { message: mappingRefusalText(reason) })

/**
 * Refuses changes unless the mapping demand is PENDING.
 * @param mappingDemand null when there is none yet
 * @throws Problem 409
 */
export function requireEditable(
  mappingDemand: { readonly statusKey: DetailRow['statusKey'] } | null,
): void {
  const decision = evaluateMappingEdit({ mappingDemand })
  if (decision.allowed) return
  throw new Problem(409, 'MAPPING_LOCKED', { message: mappingRefusalText(decision.reason) })
}

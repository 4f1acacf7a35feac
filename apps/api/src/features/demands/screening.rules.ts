import { allowed, type Decision, refused } from '@tramite/core/decision'
import type { DemandStatus, DemandViewer } from '@tramite/core/demands'

/**
 * Whether a demand can be screened: the firm decides what kind of work it is and whose, until it was
 * delivered. OPEN is triage.
 */
export function evaluateScreening(
  demand: { readonly statusKey: DemandStatus },
  viewer: Pick<DemandViewer, 'kind'>,
): Decision<'notStaff' | 'finished'> {
  if (viewer.kind !== 'staff') return refused('notStaff')
  return demand.statusKey === 'FINISHED' ? refused('finished') : allowed
}

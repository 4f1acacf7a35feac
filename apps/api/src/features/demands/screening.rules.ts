import { allowed, type Decision, refused } from '@tramite/core/decision'
import type { DemandStatus, DemandViewer } from '@tramite/core/demands'

/**
 * Whether a demand can be screened: the firm decides its kind of work and assignee until it was
 * delivered. OPEN is triage.
 */
export function evaluateScreening(
  demand: { readonly statusKey: DemandStatus },
  viewer: Pick<DemandViewer, 'kind'>,
): Decision<'notStaff' | 'finished'> {
  if (viewer.kind !== 'staff') return refused('notStaff')
  return demand.statusKey === 'FINISHED' ? refused('finished') : allowed
}

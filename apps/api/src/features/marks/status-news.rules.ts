import type { CivilDate } from '@tramite/core/calendar'
import { type Decision, refused } from '@tramite/core/decision'
import type { AuthorityStatus } from '@tramite/core/marks'

/** The status of a process, and since when. */
interface KnownStatus {
  readonly status: AuthorityStatus | null
  /** The day of the entry that set the status; null if none has. */
  readonly statusOn: CivilDate | null
}

/**
 * Whether a statement about a process changes its status. One older than the known status is only added to
 * the history, since gazettes may arrive in any order. The same status of a later day counts as a change,
 * because legal periods start again.
 */
export function evaluateStatusNews(
  known: KnownStatus,
  said: { readonly status: AuthorityStatus | null; readonly occurredOn: CivilDate },
): Decision<'noStatus' | 'outdated', { readonly isOther: boolean; readonly isNotified: boolean }> {
  if (said.status === null) return refused('noStatus')
  const { statusOn } = known
  if (statusOn !== null && said.occurredOn < statusOn) return refused('outdated')
  const isOther = said.status !== known.status
  return { allowed: true, isOther, isNotified: isOther || said.occurredOn !== statusOn }
}

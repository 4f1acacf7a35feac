import type { CivilDate } from '@tramite/core/calendar'
import { type Decision, refused } from '@tramite/core/decision'
import type { AuthorityStatus } from '@tramite/core/marks'

/** Where a process stands, and since when. */
interface KnownStatus {
  readonly status: AuthorityStatus | null
  /** The day of what brought the status; null where nothing has. */
  readonly statusOn: CivilDate | null
}

/**
 * Whether what is said of a process changes its status: what is older than what is known only goes
 * into the history, since gazettes may come in any order.
 */
export function evaluateStatusNews(
  known: KnownStatus,
  said: { readonly status: AuthorityStatus | null; readonly occurredOn: CivilDate },
): Decision<'noStatus' | 'outdated', { readonly isOther: boolean }> {
  if (said.status === null) return refused('noStatus')
  if (known.statusOn !== null && said.occurredOn < known.statusOn) return refused('outdated')
  return { allowed: true, isOther: said.status !== known.status }
}

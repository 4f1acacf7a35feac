import type { ProblemCode } from '@tramite/core/messages'

/** What PostgreSQL tells of a broken constraint: the kind of it (SQLSTATE) and its name. */
interface BrokenConstraint {
  readonly code?: string
  readonly constraint?: string
}

/** Limits that the tables keep, since only they see every writer, and what is said of one that is passed. */
const refusals: Readonly<Record<string, ProblemCode>> = {
  demands_private_users: 'PRIVATE_USERS_LIMIT',
}

/** Why a request is refused whose write passed a limit of a table; undefined where it passed none. */
export function refusalOfConstraint(error: BrokenConstraint): ProblemCode | undefined {
  return error.code === '23514' ? refusals[error.constraint ?? ''] : undefined
}

/** References to what may be removed while something is written for it. */
const toRemovable = /_(users|businesses)_id_fk$|^risk_/

/** Who or what something was written for was removed meanwhile: the next try meets it no more. */
export function isOfRemoved({ code, constraint }: BrokenConstraint): boolean {
  return code === '23503' && toRemovable.test(constraint ?? '')
}

import type { ProblemCode } from '@tramite/core/messages'

/** What PostgreSQL tells of a broken constraint: the kind of it (SQLSTATE) and its name. */
interface BrokenConstraint {
  readonly code?: string
  readonly constraint?: string
}

/** What is said of a write that a constraint refuses. */
interface Refusal {
  readonly status: 400 | 409
  readonly code: ProblemCode
}

/** Limits and names that the tables keep, since only they see every writer. */
const refusals: Readonly<Record<string, Refusal>> = {
  demands_private_users: { status: 400, code: 'PRIVATE_USERS_LIMIT' },
  demand_types_name: { status: 409, code: 'DEMAND_TYPE_EXISTS' },
  template_types_name: { status: 409, code: 'TEMPLATE_TYPE_EXISTS' },
}
/** A check that a row does not pass, and a value that another row has. */
const broken: readonly (string | undefined)[] = ['23514', '23505']

/** How a request is refused whose write broke a constraint of a table; undefined where it broke none of these. */
export function refusalOfConstraint(error: BrokenConstraint): Refusal | undefined {
  return broken.includes(error.code) ? refusals[error.constraint ?? ''] : undefined
}

/** References to what may be removed while something is written for it. */
const toRemovable = /_(users|businesses|reminders|popups)_id_fk$|^risk_/

/** Who or what something was written for was removed meanwhile: the next try meets it no more. */
export function isOfRemoved({ code, constraint }: BrokenConstraint): boolean {
  return code === '23503' && toRemovable.test(constraint ?? '')
}

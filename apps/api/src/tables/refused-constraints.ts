import type { ProblemCode } from '@tramite/core/messages'

/** PostgreSQL's report of a violated constraint: its kind (SQLSTATE) and name. */
interface BrokenConstraint {
  readonly code?: string
  readonly constraint?: string
}

/** The refusal of a write that violates a constraint. */
interface Refusal {
  readonly status: 400 | 409
  readonly code: ProblemCode
}

/** Limits and unique names that the tables enforce, since only they see every writer. */
const refusals: Readonly<Record<string, Refusal>> = {
  demands_private_users: { status: 400, code: 'PRIVATE_USERS_LIMIT' },
  demand_types_name: { status: 409, code: 'DEMAND_TYPE_EXISTS' },
  template_types_name: { status: 409, code: 'TEMPLATE_TYPE_EXISTS' },
}
/** Violations of a check, and of uniqueness. */
const broken: readonly (string | undefined)[] = ['23514', '23505']

/** The refusal of a request whose write violated a constraint of a table; undefined for any other error. */
export function refusalOfConstraint(error: BrokenConstraint): Refusal | undefined {
  return broken.includes(error.code) ? refusals[error.constraint ?? ''] : undefined
}

/** Foreign keys to rows that may be removed while another refers to them. */
const toRemovable = /_(users|businesses|reminders|popups)_id_fk$|^risk_/

/** The referenced row was removed meanwhile: on the next try this does not recur. */
export function isOfRemoved({ code, constraint }: BrokenConstraint): boolean {
  return code === '23503' && toRemovable.test(constraint ?? '')
}

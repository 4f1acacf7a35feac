import type { ProblemCode } from '../messages/problems.ts'
import type { UserDeletionRefusal, UserEditRefusal } from './user-management.rules.ts'

type UserRefusal = UserEditRefusal | UserDeletionRefusal | 'notAdmin' | 'weak' | 'mismatch'

const problems = {
  adminsOnly: 'ADMIN_ONLY',
  notAdmin: 'ADMIN_ONLY',
  adminGrant: 'USER_ADMIN_GRANT',
  superAdminGrant: 'USER_SUPER_ADMIN_GRANT',
  emailOfHigherRank: 'USER_EMAIL_PROTECTED',
  ownAccount: 'USER_OWN_ACCOUNT',
  heirRequired: 'USER_HEIR_REQUIRED',
  heirIsRemoved: 'USER_HEIR_IS_REMOVED',
  heirUnknown: 'USER_HEIR_UNKNOWN',
  weak: 'WEAK_PASSWORD',
  mismatch: 'PASSWORD_MISMATCH',
} as const satisfies Record<UserRefusal, ProblemCode>

/** The `code` of the server's answer, and of the text, when something about users is refused. */
export function toUserProblem(reason: UserRefusal): ProblemCode {
  return problems[reason]
}

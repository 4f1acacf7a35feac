import type { ProblemCode } from '@tramite/core/messages'
import type { UserDeletionRefusal, UserEditRefusal } from '@tramite/core/users'
import type { PasswordRefusal } from '../credentials/new-password.rules.ts'

/** Why something about users is refused. */
export type UserRefusal =
  | UserEditRefusal
  | UserDeletionRefusal
  | 'removalFinal'
  | 'lastFirmAdmin'
  | 'notAdmin'
  | PasswordRefusal
  | 'mismatch'

const problems = {
  adminsOnly: 'ADMIN_ONLY',
  notAdmin: 'ADMIN_ONLY',
  adminGrant: 'USER_ADMIN_GRANT',
  firmAdminsOnly: 'FIRM_ADMIN_ONLY',
  lastFirmAdmin: 'USER_LAST_FIRM_ADMIN',
  superAdminGrant: 'USER_SUPER_ADMIN_GRANT',
  emailProtected: 'USER_EMAIL_PROTECTED',
  roleProtected: 'USER_ROLE_PROTECTED',
  rankProtected: 'USER_RANK_PROTECTED',
  ownAccount: 'USER_OWN_ACCOUNT',
  heirRequired: 'USER_HEIR_REQUIRED',
  heirIsRemoved: 'USER_HEIR_IS_REMOVED',
  heirUnknown: 'USER_HEIR_UNKNOWN',
  heirOutsideBusiness: 'USER_HEIR_OUTSIDE_BUSINESS',
  privateHeirGrant: 'USER_PRIVATE_HEIR_GRANT',
  privateHeirIsRemover: 'USER_PRIVATE_HEIR_IS_REMOVER',
  privateHeirUnknown: 'USER_HEIR_UNKNOWN',
  removalFinal: 'USER_REMOVAL_FINAL',
  weak: 'WEAK_PASSWORD',
  common: 'COMMON_PASSWORD',
  personal: 'PERSONAL_PASSWORD',
  mismatch: 'PASSWORD_MISMATCH',
} as const satisfies Record<UserRefusal, ProblemCode>

/** The `code` of the server's answer, and of the text, for a refusal about users. */
export function toUserProblem(reason: UserRefusal): ProblemCode {
  return problems[reason]
}

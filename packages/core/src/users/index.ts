import type { components } from '../generated/schema.ts'

/** A user of a customer or of the firm, with everything that the user themself may see. */
export type User = components['schemas']['User']
/** A user as colleagues see them. */
export type UserSummary = components['schemas']['UserSummary']
export { evaluateNewPassword } from './new-password.rules.ts'
export {
  changePasswordSchema,
  createDeleteUserSchema,
  createUserFormSchema,
  type UserForm,
} from './user-forms.schema.ts'
export {
  evaluateUserBlocking,
  evaluateUserCreation,
  evaluateUserDeletion,
  evaluateUserEdit,
  evaluateUserManagement,
  isCustomerAdmin,
  type ManagedUser,
  type UserChange,
  type UserDeletionRefusal,
  type UserEditRefusal,
  type UserManager,
  type UsersManagedBy,
} from './user-management.rules.ts'
export {
  evaluateAdminBox,
  evaluateUserOffers,
  isMappingCheckPending,
  toHeirs,
  toNotifiableUsers,
  type UserOffers,
} from './user-offers.rules.ts'
export { toUserProblem } from './user-problem.ts'
export {
  changePassword,
  createFirmUser,
  createUser,
  deleteUser,
  reloadAfterRemovalMs,
  sendFirmUserLink,
  updateFirmUser,
  updateFirmUserStatus,
  updateLoggedUser,
  updateUser,
} from './users.commands.ts'
export {
  type FirmUsersFilter,
  getLoggedUser,
  getUser,
  listFirmUsers,
  listUsers,
  type UsersFilter,
} from './users.queries.ts'

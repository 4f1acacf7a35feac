export { FIRM_ADMIN, isFirmAdmin } from '../firm-admin.rules.ts'

import type { components } from '../generated/schema.ts'

/** A user of a customer or of the firm, with everything that the user may see about themselves. */
export type User = components['schemas']['User']
/** A user as colleagues see them. */
export type UserSummary = components['schemas']['UserSummary']
/** A removed user whose private demands still need a new owner. */
export type PrivateDemandsLeaver = components['schemas']['PrivateDemandsLeaver']
export { type CustomerRoles, isCustomerAdmin } from '../customer-admin.rules.ts'
export { toDistinctName, toPersonNote } from './distinct-name.rules.ts'
export {
  changesEmail,
  evaluateFirmAdminLoss,
  evaluateUserCreation,
  evaluateUserEdit,
  type UserChange,
  type UserEditRefusal,
} from './user-changes.rules.ts'
export {
  changePasswordSchema,
  createDeleteUserSchema,
  createUserEditSchema,
  createUserFormSchema,
  privateDemandsHeirSchema,
  type UserForm,
} from './user-forms.schema.ts'
export {
  evaluateUserBlocking,
  type ManagedUser,
  type RankedUser,
  type UserManager,
  type UsersManagedBy,
} from './user-management.rules.ts'
export {
  evaluateManagementOffer,
  evaluateNewUserOffers,
  evaluateUserOffers,
  toNotifiableUsers,
  type UserOffers,
} from './user-offers.rules.ts'
export {
  evaluatePrivateHeir,
  evaluateUserDeletion,
  evaluateUserRemoval,
  type Heirs,
  type PrivateHeirRefusal,
  type UserDeletionRefusal,
  type UserRemovalRefusal,
} from './user-removal.rules.ts'
export { toRoleText, toUserStatusText } from './user-texts.ts'
export {
  changePassword,
  confirmEmail,
  createFirmUser,
  createUser,
  deleteUser,
  handPrivateDemandsOver,
  reloadAfterRemovalMs,
  restoreFirmUser,
  sendFirmUserLink,
  updateFirmUser,
  updateFirmUserStatus,
  updateLoggedUser,
  updateUser,
  withdrawEmailChange,
} from './users.commands.ts'
export {
  getLoggedUser,
  getUser,
  listFirmRemovedUsers,
  listFirmUsers,
  listHeirBusinesses,
  listUserPages,
  listUsers,
  listWaitingPrivateDemands,
} from './users.queries.ts'

export { changePassword } from './change-password.handler.ts'
export { confirmEmail } from './confirm-email.handler.ts'
export { createFirmUser, createUser } from './create-user.handler.ts'
export { deleteUser } from './delete-user.handler.ts'
export { sendFirmUserLink, updateFirmUserStatus } from './firm-user-access.handler.ts'
export { getLoggedUser, getUser } from './get-user.handler.ts'
export { listHeirBusinesses } from './heir-businesses.handler.ts'
export { listFirmUsers, listUsers } from './list-users.handler.ts'
export {
  handPrivateDemandsOver,
  listFirmRemovedUsers,
  listWaitingPrivateDemands,
  restoreFirmUser,
} from './removed-users.handler.ts'
export { updateFirmUser, updateLoggedUser, updateUser } from './update-user.handler.ts'
export { withdrawEmailChange } from './withdraw-email-change.handler.ts'

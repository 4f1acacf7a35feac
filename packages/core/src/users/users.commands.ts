import * as calls from '../generated/calls/users.ts'
import type { components } from '../generated/schema.ts'
import { defineCommand, type Versioned } from '../http/index.ts'

type Schemas = components['schemas']

interface UserId {
  readonly id: string
}

/** `POST /users`: adds a user to the customer, who is sent a link for setting their password. */
export const createUser = defineCommand(calls.createUser, {
  success: 'users.created',
  // The page of the users shows the failure, also of an attempt that got no answer.
  silent: true,
  stale: ['users', 'customers', 'businesses'],
})

/** `PUT /users`: the signed-in user's own data. */
export const updateLoggedUser = defineCommand(calls.updateLoggedUser, {
  success: 'users.updated',
  failure: 'users.ownUpdateFailed',
  stale: ['users', 'customers', 'businesses'],
})

/** `PUT /users/{id}`: another user of the customer. */
export const updateUser = defineCommand(calls.updateUser, {
  success: 'users.updated',
  failure: 'users.updateFailed',
  failureGone: 'users.gone',
  stale: ['users', 'customers', 'businesses'],
})

/**
 * `DELETE /users/{id}`: removes a user, whose demands go to the heir. The heir is sent in the body, and
 * also in the query for proxies that drop the body of a DELETE. The page reloads after {@link
 * reloadAfterRemovalMs}.
 */
export const deleteUser = defineCommand(calls.deleteUser, {
  request: ({ id, ...heirs }: UserId & Versioned & Schemas['UserRemoval']) => ({
    path: { id },
    query: { newResponsibleUserId: heirs.newResponsibleUserId },
    body: heirs,
  }),
  success: 'users.removed',
  successParams: ({ removed, heir }) => ({ heir: heir.name, name: removed.name }),
  failure: 'users.removeFailed',
  failureGone: 'users.gone',
  stale: ['users', 'customers', 'businesses', 'demands', 'documents', 'home', 'reminders'],
})

/**
 * `PUT /users/privateDemands/{id}`: chooses who gets the private demands that a removed user created, for
 * admins of the firm and super admins.
 */
export const handPrivateDemandsOver = defineCommand(calls.handPrivateDemandsOver, {
  success: 'users.privateDemandsHanded',
  failure: 'users.privateDemandsHandFailed',
  stale: ['users', 'demands', 'documents', 'home'],
})

/** Delay of the page reload after a user was removed, in milliseconds. */
export const reloadAfterRemovalMs = 1500

/** `PATCH /users/password`: the own password. Other sessions end. No toast when it fails. */
export const changePassword = defineCommand(calls.changePassword, {
  success: 'users.passwordChanged',
  silent: true,
  stale: [],
})

/** `POST /firm/users`, for staff: adds a user to a customer, or to the firm. */
export const createFirmUser = defineCommand(calls.createFirmUser, {
  success: 'users.created',
  failure: 'firm.userCreateFailed',
  stale: ['users', 'customers'],
})

/** `PUT /firm/users/{id}`, for staff: also changes the roles that only the firm grants. */
export const updateFirmUser = defineCommand(calls.updateFirmUser, {
  success: 'users.updated',
  failure: 'users.updateFailed',
  failureGone: 'users.gone',
  stale: ['users', 'customers', 'businesses'],
})

/** `PATCH /firm/users/{id}/status`, for staff: blocks or unblocks a user. */
export const updateFirmUserStatus = defineCommand(calls.updateFirmUserStatus, {
  success: 'users.updated',
  failure: 'users.updateFailed',
  failureGone: 'users.gone',
  stale: ['users', 'customers', 'businesses'],
})

/** `POST /firm/users/{id}/link`, for staff: sends the link for setting the password again. */
export const sendFirmUserLink = defineCommand(calls.sendFirmUserLink, {
  success: 'users.linkSent',
  failure: 'firm.userLinkFailed',
  failureGone: 'users.gone',
  stale: [],
})

/** `POST /firm/removedUsers/{id}/restore`, for admins of the firm: undoes a removal within 30 days. */
export const restoreFirmUser = defineCommand(calls.restoreFirmUser, {
  success: 'users.restored',
  failure: 'firm.userRestoreFailed',
  stale: ['users', 'customers', 'businesses', 'demands', 'documents', 'home', 'reminders'],
})

/**
 * `DELETE /users/{id}/pendingEmail`: withdraws the requested e-mail that is shown; its link stops working.
 */
export const withdrawEmailChange = defineCommand(calls.withdrawEmailChange, {
  success: 'users.emailWithdrawn',
  failure: 'users.emailWithdrawFailed',
  stale: ['users'],
})

/** `POST /confirm-email`: confirms a new e-mail with the token of the link that was sent to it. */
export const confirmEmail = defineCommand(calls.confirmEmail, {
  silent: true,
  stale: [],
})

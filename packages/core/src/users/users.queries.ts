import * as calls from '../generated/calls/users.ts'
import { definePagedQuery, defineQuery } from '../http/index.ts'

const meta = { failure: 'users.loadFailed' } as const

/** `GET /user/userLogged`: the signed-in user with the customer's tags. */
export const getLoggedUser = defineQuery(calls.getLoggedUser, {
  resource: 'users',
  meta,
})

/** `GET /users/{id}`: one user of the customer. */
export const getUser = defineQuery(calls.getUser, {
  resource: 'users',
  meta: { ...meta, failureGone: 'users.gone' },
})

/** `GET /users`: the users of the signed-in user's customer, by name. */
export const listUsers = defineQuery(calls.listUsers, {
  resource: 'users',
})

/** The same for callers that need all of them: read in pages of `limit`, 200 at most, one after the other. */
export const listUserPages = definePagedQuery(calls.listUsers, {
  resource: 'users',
})

/** `GET /firm/users`, for staff: users of every customer and of the firm, by name. */
export const listFirmUsers = definePagedQuery(calls.listFirmUsers, {
  resource: 'users',
})

/**
 * `GET /users/heirBusinesses/{id}`: the businesses that an heir would join by the removal of a user, for who
 * may remove the user; empty where the heir gains no access.
 */
export const listHeirBusinesses = defineQuery(calls.listHeirBusinesses, {
  resource: 'users',
})

/**
 * `GET /users/privateDemands`, for super admins: removed users whose private demands wait for
 * `handPrivateDemandsOver`.
 */
export const listWaitingPrivateDemands = defineQuery(calls.listWaitingPrivateDemands, {
  resource: 'users',
})

/** `GET /firm/removedUsers`, for staff: users who were removed, the latest first. */
export const listFirmRemovedUsers = definePagedQuery(calls.listFirmRemovedUsers, {
  resource: 'users',
})

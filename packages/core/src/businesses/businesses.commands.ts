import * as calls from '../generated/calls/businesses.ts'
import type { components } from '../generated/schema.ts'
import { defineCommand } from '../http/index.ts'

/** A business as it is created; staff name its customer. */
export type BusinessDraft = components['schemas']['BusinessDraft']
/** The fields of a business to change; the others stay. */
export type BusinessUpdate = components['schemas']['BusinessUpdate']
/** A user and one of their businesses. */
export type BusinessAssociation = components['schemas']['BusinessAssociation']

/** `POST /business`: super admins and staff. */
export const createBusiness = defineCommand(calls.createBusiness, {
  success: 'businesses.created',
  failure: 'businesses.createFailed',
  stale: ['businesses', 'customers'],
})

/** `PATCH /business/{id}`. */
export const updateBusiness = defineCommand(calls.updateBusiness, {
  success: 'businesses.updated',
  failure: 'businesses.updateFailed',
  stale: ['businesses', 'customers'],
})

/** `DELETE /business/{id}`. */
export const deleteBusiness = defineCommand(calls.deleteBusiness, {
  success: 'businesses.deleted',
  failure: 'businesses.deleteFailed',
  stale: ['businesses', 'customers'],
})

/** `POST /business/associate-user`: super admins and admins of the firm. */
export const associateBusinessUser = defineCommand(calls.associateBusinessUser, {
  success: 'businesses.userAdded',
  failure: 'businesses.userAddFailed',
  // Of the users, those of the business can be read alone.
  stale: ['businesses', 'users'],
})

/** `POST /business/desassociate-user` (the contract's spelling): super admins and admins of the firm. */
export const dissociateBusinessUser = defineCommand(calls.dissociateBusinessUser, {
  success: 'businesses.userRemoved',
  failure: 'businesses.userRemoveFailed',
  stale: ['businesses', 'users'],
})

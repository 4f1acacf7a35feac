import type { components } from '../generated/schema.ts'
import { defineCommand, type Idempotent, type Versioned } from '../http/index.ts'
import { toBody, toIdAndBody } from '../http/request-parts.ts'

interface BusinessId {
  readonly id: string
}
/** A business as it is created; staff name its customer. */
export type BusinessDraft = components['schemas']['BusinessDraft']
/** The fields of a business that change; the others stay. */
export type BusinessUpdate = components['schemas']['BusinessUpdate']
/** A user and one of their businesses. */
export type BusinessAssociation = components['schemas']['BusinessAssociation']

/** `POST /business`: super admins and staff. */
export const createBusiness = defineCommand({
  method: 'post',
  path: '/business',
  request: toBody<BusinessDraft & Idempotent>,
  idempotent: true,
  stale: ['businesses', 'customers'],
})

/** `PATCH /business/{id}`. */
export const updateBusiness = defineCommand({
  method: 'patch',
  path: '/business/{id}',
  request: toIdAndBody<BusinessId & BusinessUpdate & Versioned>,
  versionOf: '/business/{id}',
  stale: ['businesses', 'customers'],
})

/** `DELETE /business/{id}`. */
export const deleteBusiness = defineCommand({
  method: 'delete',
  path: '/business/{id}',
  request: ({ id }: BusinessId & Versioned) => ({ path: { id } }),
  versionOf: '/business/{id}',
  stale: ['businesses', 'customers'],
})

/** `POST /business/associate-user`. */
export const associateBusinessUser = defineCommand({
  method: 'post',
  path: '/business/associate-user',
  request: (body: BusinessAssociation) => ({ body }),
  stale: ['businesses'],
})

/** `POST /business/desassociate-user` (spelt so). */
export const dissociateBusinessUser = defineCommand({
  method: 'post',
  path: '/business/desassociate-user',
  request: (body: BusinessAssociation) => ({ body }),
  stale: ['businesses'],
})

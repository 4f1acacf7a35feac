import { defineCommand, type Versioned } from '../http/index.ts'
import { toBody } from '../http/request-parts.ts'
import type { CustomerUpdate, LegalRepresentative } from './customers.types.ts'

/** `PUT /customers`: the customer and the address of its default business together. */
export const updateCustomer = defineCommand({
  method: 'put',
  path: '/customers',
  request: toBody<CustomerUpdate & Versioned>,
  versionOf: '/customers',
  success: 'customers.updated',
  failure: 'customers.updateFailed',
  stale: ['customers', 'businesses', 'users'],
})

/** `PATCH /customers/legalRepresentative`: admins. */
export const updateLegalRepresentative = defineCommand({
  method: 'patch',
  path: '/customers/legalRepresentative',
  request: toBody<LegalRepresentative & Versioned>,
  versionOf: '/customers',
  success: 'customers.updated',
  failure: 'customers.updateFailed',
  stale: ['customers'],
})

/**
 * `DELETE /customers/{id}/tags/{tagId}`: releases a delinquent customer once its receipt is stored.
 * Specification §4.
 */
export const removeCustomerTag = defineCommand({
  method: 'delete',
  path: '/customers/{id}/tags/{tagId}',
  request: ({ customerId, tagId }: { customerId: string; tagId: string }) => ({
    path: { id: customerId, tagId },
  }),
  stale: ['customers', 'users'],
})

import * as calls from '../generated/calls/customers.ts'
import { defineCommand } from '../http/index.ts'

/** `PUT /customers`: the customer and the address of its default business together. */
export const updateCustomer = defineCommand(calls.updateCustomer, {
  success: 'customers.updated',
  failure: 'customers.updateFailed',
  stale: ['customers', 'businesses', 'users'],
})

/** `PATCH /customers/legalRepresentative`, for admins. */
export const updateLegalRepresentative = defineCommand(calls.updateLegalRepresentative, {
  success: 'customers.updated',
  failure: 'customers.updateFailed',
  stale: ['customers'],
})

/**
 * `DELETE /customers/{id}/tags/{tagId}`: releases a delinquent customer once its receipt is stored. It is
 * a step of paying, which is told as a whole: no toast of its own.
 */
export const removeCustomerTag = defineCommand(calls.removeCustomerTag, {
  request: ({ customerId, tagId }: { customerId: string; tagId: string }) => ({
    path: { id: customerId, tagId },
  }),
  silent: true,
  stale: ['customers', 'users'],
})

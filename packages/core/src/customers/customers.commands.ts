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
 * `DELETE /customers/{id}/tags/{tagId}`: releases a delinquent customer once its receipt is stored. It has no
 * toast of its own, because it is one step of a payment that is reported as a whole.
 */
export const removeCustomerTag = defineCommand(calls.removeCustomerTag, {
  request: ({ customerId, tagId }: { customerId: string; tagId: string }) => ({
    path: { id: customerId, tagId },
  }),
  silent: true,
  stale: ['customers', 'users'],
})

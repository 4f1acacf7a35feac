import * as calls from '../generated/calls/customers.ts'
import { definePagedQuery, defineQuery } from '../http/index.ts'

/**
 * `GET /customers`: the signed-in user's customer with the state of its contract.
 * @example getCustomer(client, { allUsers: true }) // with its users too
 */
export const getCustomer = defineQuery(calls.getCustomer, {
  resource: 'customers',
  meta: { failure: 'customers.loadFailed' },
  // biome-ignore lint/suspicious/noConfusingVoidType: callers without options give no input.
  request: (input: { readonly allUsers?: boolean } | void) => ({
    query: { detailed: true, ...(input?.allUsers && { allUsers: true }) },
  }),
})

/** `GET /customers/{id}/businessDefault`: the business whose address is the customer's. */
export const getDefaultBusiness = defineQuery(calls.getDefaultBusiness, {
  resource: 'businesses',
  // Part of the customer's data comes from here; the page itself says that there is no business.
  meta: { failure: 'customers.loadFailed', silentStatus: 404 },
  request: ({ customerId }: { customerId: string }) => ({ path: { id: customerId } }),
})

/** `GET /metrics/overdue-customers`: the user's own customer if it is overdue; all overdue ones for staff. */
export const listOverdueCustomers = definePagedQuery(calls.listOverdueCustomers, {
  resource: 'customers',
})

/** `GET /customers/{id}/tags`, oldest first. */
export const listCustomerTags = definePagedQuery(calls.listCustomerTags, {
  resource: 'customers',
  request: ({ customerId }: { customerId: string }) => ({ path: { id: customerId } }),
})

import * as businesseCalls from '../generated/calls/businesses.ts'
import * as calls from '../generated/calls/customers.ts'
import { defineCommand, definePagedQuery, defineQuery } from '../http/index.ts'

/** `GET /firm/customers`: the firm's customers, by name. Firm staff only, like all operations of this file. */
export const listFirmCustomers = definePagedQuery(calls.listFirmCustomers, {
  resource: 'customers',
})

/** `GET /firm/customers/{id}`: one customer, detailed and with its users. */
export const getFirmCustomer = defineQuery(calls.getFirmCustomer, {
  resource: 'customers',
})

/** `GET /firm/customers/{id}/business`: its businesses with their users. */
export const listFirmCustomerBusinesses = defineQuery(businesseCalls.listFirmCustomerBusinesses, {
  resource: 'businesses',
})

/** `POST /firm/customers`. */
export const createFirmCustomer = defineCommand(calls.createFirmCustomer, {
  success: 'firm.customerCreated',
  failure: 'firm.customerCreateFailed',
  stale: ['customers'],
})

/** `PATCH /firm/customers/{id}`: name, documents, kind and legal representative. */
export const updateFirmCustomer = defineCommand(calls.updateFirmCustomer, {
  success: 'customers.updated',
  failure: 'firm.customerUpdateFailed',
  // Lists of the firm name the customer of each entry.
  stale: ['customers', 'users', 'demands', 'marks', 'mapping'],
})

/** `PATCH /firm/customers/{id}/contract`: takes effect on the next call of the customer's users. */
export const updateFirmContract = defineCommand(calls.updateFirmContract, {
  success: 'customers.updated',
  failure: 'firm.customerUpdateFailed',
  stale: ['customers'],
})

/** `POST /firm/customers/{id}/tags`, such as 'Inadimplente' and 'Demanda Específica'. */
export const addFirmCustomerTag = defineCommand(calls.addFirmCustomerTag, {
  success: 'firm.customerTagAdded',
  failure: 'firm.customerTagAddFailed',
  stale: ['customers'],
})

/** `DELETE /firm/customers/{id}/tags/{tagId}`. */
export const removeFirmCustomerTag = defineCommand(calls.removeFirmCustomerTag, {
  success: 'firm.customerTagRemoved',
  failure: 'firm.customerTagRemoveFailed',
  stale: ['customers'],
})

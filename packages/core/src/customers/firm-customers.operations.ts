import {
  defineCommand,
  definePagedQuery,
  defineQuery,
  type Idempotent,
  type Versioned,
} from '../http/index.ts'
import { toBody, toIdAndBody } from '../http/request-parts.ts'
import type {
  ContractChange,
  ContractFilter,
  CustomerChange,
  CustomerDraft,
} from './customers.types.ts'

interface CustomerId {
  readonly id: string
}

/** What narrows the firm's list of customers. */
export interface FirmCustomersFilter {
  /** Part of the name, or the beginning of the CPF or CNPJ. */
  readonly search?: string
  readonly contractState?: ContractFilter
  readonly limit?: number
}

/** `GET /firm/customers`: the firm's customers, by name. Firm staff only, as all of these. */
export const listFirmCustomers = definePagedQuery({
  resource: 'customers',
  path: '/firm/customers',
  request: (query: FirmCustomersFilter) => ({ query }),
})

/** `GET /firm/customers/{id}`: one customer, detailed and with its users. */
export const getFirmCustomer = defineQuery({
  resource: 'customers',
  path: '/firm/customers/{id}',
  versioned: true,
  request: ({ id }: CustomerId) => ({ path: { id } }),
})

/** `GET /firm/customers/{id}/business`: its businesses with their users. */
export const listFirmCustomerBusinesses = defineQuery({
  resource: 'businesses',
  path: '/firm/customers/{id}/business',
  request: ({ id }: CustomerId) => ({ path: { id } }),
})

/** `POST /firm/customers`. */
export const createFirmCustomer = defineCommand({
  method: 'post',
  path: '/firm/customers',
  request: toBody<CustomerDraft & Idempotent>,
  idempotent: true,
  stale: ['customers'],
})

/** `PATCH /firm/customers/{id}`: name, documents, kind and legal representative. */
export const updateFirmCustomer = defineCommand({
  method: 'patch',
  path: '/firm/customers/{id}',
  request: toIdAndBody<CustomerId & CustomerChange & Versioned>,
  versionOf: '/firm/customers/{id}',
  success: 'customers.updated',
  failure: 'customers.updateFailed',
  stale: ['customers'],
})

/** `PATCH /firm/customers/{id}/contract`: takes effect on the next call of the customer's users. */
export const updateFirmContract = defineCommand({
  method: 'patch',
  path: '/firm/customers/{id}/contract',
  request: toIdAndBody<CustomerId & ContractChange & Versioned>,
  versionOf: '/firm/customers/{id}',
  success: 'customers.updated',
  failure: 'customers.updateFailed',
  stale: ['customers'],
})

/** `POST /firm/customers/{id}/tags`, such as 'Inadimplente' and 'Demanda Específica'. */
export const addFirmCustomerTag = defineCommand({
  method: 'post',
  path: '/firm/customers/{id}/tags',
  request: toIdAndBody<CustomerId & { name: string } & Idempotent>,
  idempotent: true,
  stale: ['customers'],
})

/** `DELETE /firm/customers/{id}/tags/{tagId}`. */
export const removeFirmCustomerTag = defineCommand({
  method: 'delete',
  path: '/firm/customers/{id}/tags/{tagId}',
  request: ({ id, tagId }: CustomerId & { tagId: string }) => ({ path: { id, tagId } }),
  stale: ['customers'],
})

import {
  defineCommand,
  definePagedQuery,
  defineQuery,
  type Idempotent,
  type Versioned,
} from '../http/index.ts'
import { toIdAndBody } from '../http/request-parts.ts'
import type { ListFirmDemandsFilter, ScreenDemandInput } from './demands.types.ts'

interface Id {
  readonly id: string
}

/** `GET /firm/demands`: the demands of all customers. Firm staff only. */
export const listFirmDemands = definePagedQuery({
  resource: 'demands',
  path: '/firm/demands',
  request: (query: ListFirmDemandsFilter) => ({ query }),
})

/** `PATCH /firm/demands/{id}/assignee`: gives a demand to a person of the firm, or takes it back. */
export const assignDemand = defineCommand({
  method: 'patch',
  path: '/firm/demands/{id}/assignee',
  request: ({ id, backofficeUserId }: Id & Versioned & { backofficeUserId: string | null }) => ({
    path: { id },
    body: { backofficeUserId },
  }),
  versionOf: '/demands/{id}',
  failure: 'demands.informationFailed',
  stale: ['demands'],
})

/** `PATCH /firm/demands/{id}/forecast`: promises another day of delivery, or takes it back. */
export const setDemandForecast = defineCommand({
  method: 'patch',
  path: '/firm/demands/{id}/forecast',
  request: ({ id, deleveryForecast }: Id & Versioned & { deleveryForecast: string | null }) => ({
    path: { id },
    body: { deleveryForecast },
  }),
  versionOf: '/demands/{id}',
  failure: 'demands.informationFailed',
  stale: ['demands'],
})

/** `PUT /demands/{id}/screening`: what kind of work a new demand is, and whose. Firm staff only. */
export const screenDemand = defineCommand({
  method: 'put',
  path: '/demands/{id}/screening',
  request: toIdAndBody<Id & Versioned & ScreenDemandInput>,
  versionOf: '/demands/{id}',
  failure: 'demands.informationFailed',
  stale: ['demands'],
})

/** `GET /demands/{id}/screening`: the last screening. Firm staff only. */
export const getDemandScreening = defineQuery({
  resource: 'demands',
  path: '/demands/{id}/screening',
  request: ({ id }: Id) => ({ path: { id } }),
})

/** `DELETE /firm/demands/{id}/items/{itemId}`: deletes an entry of a conversation. */
export const deleteDemandItem = defineCommand({
  method: 'delete',
  path: '/firm/demands/{id}/items/{itemId}',
  request: ({ id, itemId }: Id & { itemId: string }) => ({ path: { id, itemId } }),
  failure: 'demands.informationFailed',
  stale: ['demands'],
})

/** `GET /demands/types`: the types of demands; customers get those in use. */
export const listDemandTypes = defineQuery({
  resource: 'demandTypes',
  path: '/demands/types',
  request: () => ({}),
})

/** `POST /firm/demandTypes`: adds a type of demands. */
export const createFirmDemandType = defineCommand({
  method: 'post',
  path: '/firm/demandTypes',
  request: ({ name }: { name: string } & Idempotent) => ({ body: { name } }),
  idempotent: true,
  failure: 'demands.informationFailed',
  stale: ['demandTypes'],
})

/** `PATCH /firm/demandTypes/{id}`: renames a type, or takes it out of use. */
export const updateFirmDemandType = defineCommand({
  method: 'patch',
  path: '/firm/demandTypes/{id}',
  request: toIdAndBody<Id & { name?: string; active?: boolean }>,
  failure: 'demands.informationFailed',
  stale: ['demandTypes', 'demands'],
})

/** `DELETE /firm/demandTypes/{id}`: deletes a type that no demand is of. */
export const deleteFirmDemandType = defineCommand({
  method: 'delete',
  path: '/firm/demandTypes/{id}',
  request: ({ id }: Id) => ({ path: { id } }),
  failure: 'demands.informationFailed',
  stale: ['demandTypes'],
})

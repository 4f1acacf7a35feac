import * as calls from '../generated/calls/demands.ts'
import * as itemCalls from '../generated/calls/items.ts'
import { type Callable, defineCommand, definePagedQuery, defineQuery } from '../http/index.ts'
import type { ListFirmDemandsFilter } from './demands.types.ts'

/** `GET /firm/demands`: the demands of all customers. Firm staff only. */
export const listFirmDemands = definePagedQuery<'listFirmDemands', Callable<ListFirmDemandsFilter>>(
  calls.listFirmDemands,
  {
    resource: 'demands',
  },
)

/** `PATCH /firm/demands/{id}/assignee`: assigns a demand to a person of the firm, or removes the assignment. */
export const assignDemand = defineCommand(calls.assignDemand, {
  success: 'firm.demandAssigned',
  failure: 'firm.demandAssignFailed',
  stale: ['demands'],
})

/**
 * `PATCH /demands/{id}/status`: the firm's staff set any status. Like `updateDemandStatus`, with toasts for
 * the firm's side.
 */
export const updateFirmDemandStatus = defineCommand(calls.updateDemandStatus, {
  success: 'firm.demandStatusUpdated',
  failure: 'firm.demandStatusUpdateFailed',
  stale: ['demands', 'home', 'documents'],
})

/**
 * `PATCH /demands/{id}`: the firm's staff set any status, or write without a new one. Like `changeDemand`,
 * with toasts for the firm's side.
 */
export const changeFirmDemand = defineCommand(calls.changeDemand, {
  success: 'firm.demandChanged',
  failure: 'firm.demandChangeFailed',
  stale: ['demands', 'home', 'documents'],
})

/**
 * `POST /demands/{id}/items/message`: the firm's staff write to the customer. Like `postDemandMessage`, with
 * the text of a failure for the firm's side.
 */
export const postFirmDemandMessage = defineCommand(itemCalls.postDemandMessage, {
  failure: 'firm.demandMessageFailed',
  stale: ['demands', 'documents'],
})

/**
 * `PATCH /firm/demands/{id}/forecast`: promises another day of delivery, see `evaluatePromise`, or
 * withdraws it.
 */
export const setDemandForecast = defineCommand(calls.setDemandForecast, {
  success: 'firm.demandForecastSet',
  failure: 'firm.demandForecastSetFailed',
  stale: ['demands'],
})

/** `PUT /demands/{id}/screening`: the kind and assignee of a new demand. Firm staff only. */
export const screenDemand = defineCommand(calls.screenDemand, {
  success: 'firm.demandScreened',
  failure: 'firm.demandScreenFailed',
  stale: ['demands'],
})

/** `GET /demands/{id}/screening`: the last screening; 404 if there is none yet. Firm staff only. */
export const getDemandScreening = defineQuery(calls.getDemandScreening, {
  resource: 'demands',
})

/** `DELETE /firm/demands/{id}/items/{itemId}`: deletes an entry of a conversation. */
export const deleteDemandItem = defineCommand(itemCalls.deleteDemandItem, {
  success: 'firm.demandItemDeleted',
  failure: 'firm.demandItemDeleteFailed',
  stale: ['demands'],
})

/** `GET /demands/types`: the types of demands; customers get only those in use. */
export const listDemandTypes = defineQuery(calls.listDemandTypes, {
  resource: 'demandTypes',
})

/** `POST /firm/demandTypes`: adds a type of demands. */
export const createFirmDemandType = defineCommand(calls.createFirmDemandType, {
  success: 'firm.demandTypeCreated',
  failure: 'firm.demandTypeCreateFailed',
  stale: ['demandTypes'],
})

/** `PATCH /firm/demandTypes/{id}`: renames a type, or retires it. */
export const updateFirmDemandType = defineCommand(calls.updateFirmDemandType, {
  success: 'firm.demandTypeUpdated',
  failure: 'firm.demandTypeUpdateFailed',
  stale: ['demandTypes', 'demands'],
})

/** `DELETE /firm/demandTypes/{id}`: deletes a type that no demand has. */
export const deleteFirmDemandType = defineCommand(calls.deleteFirmDemandType, {
  success: 'firm.demandTypeDeleted',
  failure: 'firm.demandTypeDeleteFailed',
  stale: ['demandTypes'],
})

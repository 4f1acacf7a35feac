import type { components, operations } from '../generated/schema.ts'

export type Demand = components['schemas']['Demand']
export type DemandSummary = components['schemas']['DemandSummary']
export type DemandStatus = Demand['statusKey']
export type ProcessItem = components['schemas']['ProcessItem']
export type Attachment = components['schemas']['Attachment']
export type Tag = components['schemas']['Tag']

type JsonBody<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

/** The filters of the demands list, by the names that they have in the address. */
export type ListDemandsFilter = Omit<
  NonNullable<operations['listDemands']['parameters']['query']>,
  'cursor'
>
export type CreateDemandInput = JsonBody<operations['createDemand']>
export type StatusChangeInput = JsonBody<operations['updateDemandStatus']>
export type SendMessageInput = JsonBody<operations['postDemandMessage']>
export type CreateItemInput = JsonBody<operations['createDemandItem']>

import type { components, operations } from '../generated/schema.ts'

/** A demand with everything that its page shows. */
export type Demand = components['schemas']['Demand']
/** A demand as lists show it. */
export type DemandSummary = components['schemas']['DemandSummary']
/** OPEN, IN_PROGRESS, PENDING, FINISHED or BLOCKED. */
export type DemandStatus = Demand['statusKey']
/** One entry of the conversation: a message, a change, a document. */
export type ProcessItem = components['schemas']['ProcessItem']
/** A file of a message or demand; `createDownload` gives its address. */
export type Attachment = components['schemas']['Attachment']
/** A file of a demand or of one of its messages, and which side it comes from. */
export type DemandAttachment = components['schemas']['DemandAttachment']
/** A tag of demands. */
export type Tag = components['schemas']['Tag']

/** A status that a demand has entered, and when. */
export type DemandStatusStep = components['schemas']['DemandStatusStep']
/** A period in which the contract stopped all deadlines of a demand. */
export type DemandDeadlineStop = components['schemas']['DemandDeadlineStop']
/** A person involved in a demand: its assignee, its author, who wrote in it, who is notified. */
export type DemandPerson = components['schemas']['DemandPerson']

/** A forecast that a demand has had, and its cause. */
export type DemandForecastStep = components['schemas']['DemandForecastStep']
/** What a forecast would become, and why. */
export type DemandForecastPreview = components['schemas']['DemandForecastPreview']

type JsonBody<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

/** The filters of the demands list, under their names in the address. */
export interface ListDemandsFilter
  extends Omit<NonNullable<operations['listDemands']['parameters']['query']>, 'cursor'> {}
/** The same with the side of the split that `/demandsBoth` accepts. */
export interface ListDemandsBothFilter
  extends Omit<NonNullable<operations['listDemandsBoth']['parameters']['query']>, 'cursor'> {}
/** Side of the split lists of a customer with the tag 'Demanda Específica'. */
export type DemandKind = components['schemas']['DemandKind']
/** Input of a new demand. */
export type CreateDemandInput = JsonBody<operations['createDemand']>
/** A new status, with its message and files. */
export type StatusChangeInput = JsonBody<operations['updateDemandStatus']>
/** The changes to a demand. */
export type ChangeDemandInput = JsonBody<operations['changeDemand']>
/** A chat message: text, files or both. */
export type SendMessageInput = JsonBody<operations['postDemandMessage']>
/** An item of any type, as staff create it. */
export type CreateItemInput = JsonBody<operations['createDemandItem']>
/** A kind of demand that the firm offers. */
export type DemandType = components['schemas']['DemandType']
/** The result of screening a new demand: its kind, its assignee, an internal note. */
export type DemandScreening = components['schemas']['DemandScreening']
/** Input of the screening of a new demand. */
export type ScreenDemandInput = JsonBody<operations['screenDemand']>
/** A demand with its customer and business, as the firm lists it. */
export type FirmDemand = components['schemas']['FirmDemand']
/** The filters of the firm's list. */
export interface ListFirmDemandsFilter
  extends Omit<NonNullable<operations['listFirmDemands']['parameters']['query']>, 'cursor'> {}

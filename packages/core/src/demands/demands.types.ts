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
/** A file of a demand or of one of its messages, and whose it is. */
export type DemandAttachment = components['schemas']['DemandAttachment']
/** A tag of demands. */
export type Tag = components['schemas']['Tag']

/** A status that a demand entered, and when. */
export type DemandStatusStep = components['schemas']['DemandStatusStep']
/** Who has a part in a demand: whose work it is, who asked, who wrote, who is told. */
export type DemandPerson = components['schemas']['DemandPerson']

/** A date that a demand was given, and why. */
export type DemandForecastStep = components['schemas']['DemandForecastStep']
/** What becomes of a date, and why. */
export type DemandForecastPreview = components['schemas']['DemandForecastPreview']

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
/** The same with the side of the split that `/demandsBoth` can be asked for. */
export type ListDemandsBothFilter = Omit<
  NonNullable<operations['listDemandsBoth']['parameters']['query']>,
  'cursor'
>
/** Side of the lists of a customer with the tag 'Demanda Específica'. */
export type DemandKind = components['schemas']['DemandKind']
/** What a demand is made from. */
export type CreateDemandInput = JsonBody<operations['createDemand']>
/** A new status, with the message and files that go with it. */
export type StatusChangeInput = JsonBody<operations['updateDemandStatus']>
/** What changes of a demand. */
export type ChangeDemandInput = JsonBody<operations['changeDemand']>
/** A chat message: text, files or both. */
export type SendMessageInput = JsonBody<operations['postDemandMessage']>
/** An item of any type, as staff create it. */
export type CreateItemInput = JsonBody<operations['createDemandItem']>
/** A kind of demand that the firm offers. */
export type DemandType = components['schemas']['DemandType']
/** What the firm found of a new demand: its kind, who takes it, an internal note. */
export type DemandScreening = components['schemas']['DemandScreening']
/** What the firm says of a new demand. */
export type ScreenDemandInput = JsonBody<operations['screenDemand']>
/** A demand with the customer and the business that it belongs to, as the firm lists them. */
export type FirmDemand = components['schemas']['FirmDemand']
/** The filters of the firm's list. */
export type ListFirmDemandsFilter = Omit<
  NonNullable<operations['listFirmDemands']['parameters']['query']>,
  'cursor'
>

import { evaluateChat } from '@tramite/core/demands'
import { message } from '@tramite/core/messages'
import { createId } from '../../db/ids.ts'
import type { Principal } from '../../db/principal.ts'
import { labelOf } from '../../http/field-errors.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { demandRefusalText, requireDemand, toViewer } from '../demands/demand-access.ts'
import type { DetailRow } from '../demands/demand-columns.ts'
import { lockDemand } from '../demands/demands.store.ts'
import { keepUploads, takeUploads } from '../files/attach.ts'
import { authoredBy } from '../items/item-author.ts'
import { announceDocument } from './announce-document.ts'
import { insertDocument } from './documents.store.ts'
import { toDocument, toDocumentRow } from './documents.wire.ts'

type Draft = Call<'createDocument'>['body']

/** Only staff set the status of a document, and they always name its demand. */
function requireDraft({ demandId, flagged, customFields, status }: Draft, staff: boolean): void {
  if (staff && demandId === undefined) {
    const text = message('fields.required', { label: labelOf('demandId') })
    throw new Problem(400, 'VALIDATION', { message: text, errors: { demandId: text } })
  }
  const decided = [flagged, customFields, status].some((field) => field !== undefined)
  if (!staff && decided) throw new Problem(403, 'STAFF_ONLY')
}

/** A customer's document is added to the conversation like a message. */
function requireOpenChat(demand: DetailRow, principal: Principal): void {
  const chat = evaluateChat(demand, toViewer(principal))
  if (!chat.allowed) {
    throw new Problem(403, 'DEMAND_CHAT_CLOSED', { message: demandRefusalText(chat.reason) })
  }
}

/** Stores an uploaded file as a document and shows it in the conversation of its demand. */
export const createDocument: Handler<'createDocument'> = async (call) => {
  const { body, businessId, unit, services, now } = call
  const { demandId = null } = body
  const uploads = await keepUploads(call, [body])
  const opening = demandId === null ? [] : [lockDemand(demandId, businessId)]

  return unit.write(opening, async (transaction, [rows], principal) => {
    requireDraft(body, principal.staff)
    const demand = rows ? requireDemand(rows, principal) : null
    if (demand) requireOpenChat(demand, principal)
    const customerId = demand?.customerId ?? principal.customerId
    if (customerId === null) throw notFound()

    const internal = body.customFields?.wasSendToCustomer === false
    const target = { customerId, demandId, internal }
    const { clock } = services
    const { attachments, bind } = await takeUploads(transaction, uploads, target, clock)
    const [file] = attachments
    if (!file) throw new Problem(400, 'FILE_KEY_INVALID')

    const author = authoredBy(principal, clock, now)
    const row = toDocumentRow({ ...author, id: createId(clock) }, body, file)
    const owner = { customerId, businessId: demand?.businessId ?? businessId }
    transaction.defer(insertDocument({ ...row, ...owner }))
    for (const command of bind) transaction.defer(command)
    const demandName = demand?.name ?? null
    const created = toDocument({ ...row, businessId: owner.businessId, demandName })
    if (demand) {
      announceDocument(transaction, {
        demand,
        principal,
        author,
        document: created,
        attachments,
        now,
      })
    }
    return created
  })
}

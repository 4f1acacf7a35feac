import { evaluateChat } from '@tramite/core/demands'
import { message } from '@tramite/core/messages'
import { createId } from '../../db/ids.ts'
import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { requireAccess } from '../customers/customer-access.ts'
import { refusalText, requireDemand, viewerOf } from '../demands/demand-access.ts'
import type { DetailRow } from '../demands/demand-columns.ts'
import { lockDemand, touchDemand } from '../demands/demands.store.ts'
import { takeUploads } from '../files/attach.ts'
import type { StoredAttachment } from '../files/files.table.ts'
import { authoredBy } from '../items/item-author.ts'
import { insertItem } from '../items/items.store.ts'
import { demandDocumentNotice } from '../notifications/notices.ts'
import { insertDocument } from './documents.store.ts'
import { type Author, type Document, toDocument, toDocumentRow } from './documents.wire.ts'

type Draft = Call<'createDocument'>['body']

/** Only staff decide how a document stands, and they always name the demand that it belongs to. */
function requireDraft({ demandId, flagged, customFields, status }: Draft, staff: boolean): void {
  if (staff && demandId === undefined) {
    const text = message('fields.required', { label: 'demandId' })
    throw new Problem(400, 'VALIDATION', { message: text, errors: { demandId: text } })
  }
  const decided = [flagged, customFields, status].some((field) => field !== undefined)
  if (!staff && decided) throw new Problem(403, 'STAFF_ONLY')
}

/** A customer's document enters the conversation as a message does. Specification §4. */
function requireOpenChat(demand: DetailRow, principal: Principal): void {
  const chat = evaluateChat(demand, viewerOf(principal))
  if (!chat.allowed) {
    throw new Problem(403, 'DEMAND_CHAT_CLOSED', { message: refusalText(chat.reason) })
  }
}

interface Announcement {
  readonly demand: DetailRow
  readonly principal: Principal
  readonly author: Author
  readonly document: Document
  readonly attachments: StoredAttachment[]
  readonly now: Date
}

/** Shows a document that is for the customer in the conversation, and has its readers told. */
function announce(
  transaction: Transaction,
  { demand, principal, author, document, attachments, now }: Announcement,
): void {
  const { userId, staff } = principal
  const internal = document.customFields?.wasSendToCustomer === false
  if (!internal) {
    const item = { ...author, type: 'DOCUMENT' as const, content: document.name, attachments }
    transaction.defer(insertItem(demand, item))
    transaction.defer(touchDemand(demand.id, userId, staff, author.createdAt))
  }
  const notice = demandDocumentNotice(demand, userId, internal)
  transaction.defer(leaveMessage(demand.customerId, notice, now))
}

/** Stores an uploaded file as a document and shows it in the conversation of its demand. */
export const createDocument: Handler<'createDocument'> = async (call) => {
  const { body, businessId, unit, services, now } = call
  const { demandId = null } = body
  const opening = demandId === null ? [] : [lockDemand(demandId, businessId)]

  const document = await unit.write(opening, async (transaction, [rows], principal) => {
    requireDraft(body, principal.staff)
    requireAccess('demandActions', principal, services, now)
    const demand = rows ? requireDemand(rows, principal, call) : null
    if (demand) requireOpenChat(demand, principal)
    const customerId = demand?.customerId ?? principal.customerId
    if (customerId === null) throw notFound()

    const internal = body.customFields?.wasSendToCustomer === false
    const target = { customerId, demandId, internal }
    const { attachments, bind } = await takeUploads(
      transaction,
      principal,
      [body],
      target,
      services,
    )
    const [file] = attachments
    if (!file) throw new Problem(400, 'FILE_KEY_INVALID')

    const author = authoredBy(principal, services.clock, now)
    const row = toDocumentRow({ ...author, id: createId(services.clock) }, body, file)
    const owner = { customerId, businessId: demand?.businessId ?? businessId }
    transaction.defer(insertDocument({ ...row, ...owner }))
    for (const command of bind) transaction.defer(command)
    const created = toDocument({ ...row, demandName: demand?.name ?? null })
    if (demand) {
      announce(transaction, { demand, principal, author, document: created, attachments, now })
    }
    return created
  })
  services.wakeOutbox()
  return document
}

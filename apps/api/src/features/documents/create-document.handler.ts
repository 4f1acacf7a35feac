import { evaluateChat } from '@tramite/core/demands'
import { message } from '@tramite/core/messages'
import { createId } from '../../db/ids.ts'
import type { Principal } from '../../db/principal.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { refusalText, requireAccess, requireDemand, viewerOf } from '../demands/demand-access.ts'
import type { DetailRow } from '../demands/demand-columns.ts'
import { lockDemand, touchDemand } from '../demands/demands.store.ts'
import { takeUploads } from '../files/attach.ts'
import { authoredBy } from '../items/item-author.ts'
import { insertItem } from '../items/items.store.ts'
import { demandDocumentNotice } from '../notifications/notices.ts'
import { insertDocument } from './documents.store.ts'
import { toDocument } from './documents.wire.ts'

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

const nobodys = new Problem(403, 'CUSTOMER_ONLY')

/** Stores an uploaded file as a document and shows it in the conversation of its demand. */
export const createDocument: Handler<'createDocument'> = async (call) => {
  const { body, businessId, unit, services, now } = call
  const { demandId = null } = body
  const opening = demandId === null ? [] : [lockDemand(demandId, businessId)]

  const document = await unit.write(opening, async (transaction, [rows], principal) => {
    requireDraft(body, principal.staff)
    requireAccess('demandActions', principal, services, now)
    const demand = rows ? requireDemand(rows, principal) : null
    if (demand) requireOpenChat(demand, principal)
    const customerId = demand?.customerId ?? principal.customerId
    if (customerId === null) throw nobodys

    const wasSendToCustomer = body.customFields?.wasSendToCustomer ?? null
    const internal = wasSendToCustomer === false
    const { attachments, bind } = await takeUploads(
      transaction,
      principal,
      [body],
      { customerId, demandId, internal },
      services,
    )
    const [file] = attachments
    if (!file) throw new Problem(400, 'FILE_KEY_INVALID')

    const { userId, staff } = principal
    const author = authoredBy(principal, services.clock, now)
    const row = {
      id: createId(services.clock),
      name: body.name.trim(),
      createdAt: author.createdAt,
      demandId,
      flagged: body.flagged ?? false,
      fields: body.fields ?? null,
      wasSendToCustomer,
      userId,
      userType: staff ? ('BACKOFFICE' as const) : ('CUSTOMER' as const),
      userName: author.userName,
      status: body.status ?? ('waiting' as const),
      fileKey: file.key,
      fileName: file.name,
    }
    transaction.defer(
      insertDocument({
        ...row,
        customerId,
        businessId: demand?.businessId ?? businessId,
        contentType: file.contentType,
        size: file.size,
      }),
    )
    for (const command of bind) transaction.defer(command)
    if (demand) {
      if (!internal) {
        transaction.defer(
          insertItem(demand, { ...author, type: 'DOCUMENT', content: row.name, attachments }),
        )
        transaction.defer(touchDemand(demand.id, userId, staff, author.createdAt))
      }
      transaction.defer(
        leaveMessage(customerId, demandDocumentNotice(demand, userId, internal), now),
      )
    }
    return toDocument({
      ...row,
      demandName: demand?.name ?? null,
      fileType: file.contentType,
      fileSize: file.size,
    })
  })
  services.wakeOutbox()
  return document
}

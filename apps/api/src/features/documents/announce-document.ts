import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import { demandDocumentNotice } from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import type { StoredAttachment } from '../../tables/stored-attachment.ts'
import { touchDemand } from '../demands/demands.store.ts'
import { insertItem } from '../items/items.store.ts'
import type { Author, Document } from './documents.wire.ts'

type Subject = { readonly id: string; readonly customerId: string }

interface Announcement {
  readonly demand: Subject
  readonly principal: Pick<Principal, 'userId' | 'staff'>
  readonly author: Author
  readonly document: Document
  /** Its file. */
  readonly attachments: StoredAttachment[]
  readonly now: Date
}

/** Shows a document for the customer in the conversation, and has its readers notified. */
export function announceDocument(
  transaction: Transaction,
  { demand, principal, author, document, attachments, now }: Announcement,
): void {
  const { userId } = principal
  const internal = document.customFields?.wasSendToCustomer === false
  if (!internal) {
    const item = { ...author, type: 'DOCUMENT' as const, content: document.name, attachments }
    transaction.defer(insertItem(demand, item))
    transaction.defer(touchDemand(demand.id, principal, author.createdAt))
  }
  const notice = demandDocumentNotice(demand, userId, internal)
  transaction.defer(leaveMessage(demand.customerId, notice, now))
}

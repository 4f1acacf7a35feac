import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import { demandDocumentsNotice } from '../../outbox/demand-notices.ts'
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

const isInternal = ({ customFields }: Document) => customFields?.wasSendToCustomer === false

/** Shows a document for the customer in the conversation. */
function showDocument(
  transaction: Transaction,
  { demand, principal, author, document, attachments }: Omit<Announcement, 'now'>,
): void {
  if (isInternal(document)) return
  const item = { ...author, type: 'DOCUMENT' as const, content: document.name, attachments }
  transaction.defer(insertItem(demand, item))
  transaction.defer(touchDemand(demand.id, principal, author.createdAt))
}

/** Shows a document for the customer in the conversation, and has its readers notified. */
export function announceDocument(transaction: Transaction, announcement: Announcement): void {
  announceDocuments(transaction, [announcement])
}

/** Shows documents of one demand in the conversation, and notifies its readers once of all of them. */
export function announceDocuments(
  transaction: Transaction,
  announcements: readonly Announcement[],
): void {
  for (const announcement of announcements) showDocument(transaction, announcement)
  const [first] = announcements
  if (!first) return
  const { demand, principal, document, now } = first
  const along = { internal: isInternal(document) }
  const notice = demandDocumentsNotice(demand, principal.userId, announcements.length, along)
  transaction.defer(leaveMessage(demand.customerId, notice, now))
}

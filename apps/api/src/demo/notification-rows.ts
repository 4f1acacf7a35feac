import type { DemandStatus } from '@tramite/core/demands'
import { toNewsTitle } from '../features/demand-news/news-title.ts'
import {
  demandDocumentsNotice,
  demandMessageNotice,
  demandStatusNotice,
} from '../outbox/demand-notices.ts'
import type { notifications } from '../tables/notifications.table.ts'
import { type DemandRows, isStaffAction, type LoadContext, readersOf } from './demand-rows.ts'
import { isStaff, type PersonKey } from './people.data.ts'
import type { DemandSeed, ItemSeed } from './seed.types.ts'

type NotificationRow = typeof notifications.$inferInsert
type Subject = Parameters<typeof demandMessageNotice>[0]

/** @param from the status of the demand before the item */
function toNotice(
  { by, type, statusKey }: ItemSeed,
  demand: Subject,
  authorId: string,
  from: DemandStatus,
) {
  switch (type) {
    case 'STATUS': {
      const news = statusKey && { statusKey, from, ofCustomer: by !== 'system' && !isStaff(by) }
      return news && demandStatusNotice(demand, authorId, news).notice
    }
    case 'DOCUMENT':
      return demandDocumentsNotice(demand, authorId, 1).notice
    case 'MESSAGE':
    case 'ATTACHMENT':
    case 'FORM':
    case 'FORM_ANSWER':
      return demandMessageNotice(demand, authorId).notice
    default:
      return null
  }
}

/** @param name null for what nobody wrote */
const toAuthor = ({ by }: ItemSeed, name: string | null | undefined) =>
  name && by !== 'system'
    ? ({ name, type: isStaff(by) ? 'BACKOFFICE' : 'CUSTOMER' } as const)
    : null

/**
 * The recipients for an item: the other followers of the demand, and its lawyer for the customer's
 * messages.
 */
function toAudience(seed: DemandSeed, { by, deleted, document }: ItemSeed): PersonKey[] {
  if (by === 'system' || deleted || document?.internal) return []
  const readers = readersOf(seed)
  const followers = (seed.following ?? [seed.by]).filter((person) => readers.includes(person))
  const lawyer = seed.staff && !isStaff(by) ? [seed.staff] : []
  return [...followers, ...lawyer].filter((person) => person !== by)
}

/** The notifications of a demand. The firm's last action is unread for those who have not seen it. */
export function toNotificationRows(
  { seed, demand, items }: DemandRows,
  { timeline, registry }: LoadContext,
): NotificationRow[] {
  const news = seed.conversation.findLastIndex(isStaffAction)
  return seed.conversation.flatMap((item, index) => {
    const row = items[index]
    const before = seed.conversation.slice(0, index).findLast(({ statusKey }) => statusKey)
    const notice = toNotice(item, demand, row?.userId ?? '', before?.statusKey ?? 'OPEN')
    if (!row || !notice) return []
    return toAudience(seed, item).map((person) => {
      const isRead = !(index === news && seed.unread?.includes(person))
      return {
        id: timeline.id(`notification ${row.id} ${person}`, row.createdAt),
        userId: registry.personId(person),
        customerId: demand.customerId,
        demandId: demand.id,
        title: toNewsTitle(notice.news, toAuthor(item, row.userName)),
        description: demand.name,
        link: demand.id,
        type: 'DEMAND',
        isReaded: isRead,
        readAt: isRead ? row.createdAt : null,
        isSeen: isRead,
        createdAt: row.createdAt,
        updatedAt: row.createdAt,
      }
    })
  })
}

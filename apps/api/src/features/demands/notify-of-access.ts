import { toNameWithSide } from '@tramite/core/demands'
import { createMessages, newsMessages } from '@tramite/core/messages'
import { toDemandPath } from '@tramite/core/shell'
import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import type { DetailRow } from './demand-columns.ts'

const news = createMessages(newsMessages)

interface Access {
  readonly by: Principal
  /** Those who could not see the demand before. */
  readonly userIds: readonly string[]
}

/** Notifies people that somebody gave them access to a private demand, whose title the notification does not say. */
export function notifyOfAccess(
  transaction: Transaction,
  { id, externalId: number, customerId }: DetailRow,
  { by, userIds }: Access,
  now: Date,
): void {
  if (userIds.length === 0) return
  const author = toNameWithSide(by.userName, by.staff ? 'BACKOFFICE' : 'CUSTOMER')
  const notification = {
    type: 'USER' as const,
    title: news('news.privateAccess', { by: author }),
    description: news('news.privateNumber', { number }),
    link: toDemandPath(id),
  }
  transaction.defer(
    leaveMessage(customerId, { kind: 'peopleNotified', userIds, notification }, now),
  )
}

import { createMessages, message, newsMessages } from '@tramite/core/messages'
import type { Transaction } from '../../db/transaction.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import type { OutboxMessage } from '../../outbox/outbox-message.ts'
import type { UserRow } from './users.store.ts'

const news = createMessages(newsMessages)

interface Removal {
  readonly removed: UserRow
  readonly heir: UserRow
  readonly by: UserRow
  /** Whether the person had demands, private ones included. */
  readonly hadDemands: boolean
  /** The admins concerned. */
  readonly admins: readonly { readonly id: string }[]
}

/** The page of a customer's people; the firm's are in its own app. */
export const PEOPLE_PAGE = '/profile?section=settings'

/** Notifies the admins, by notification and e-mail, that a user was removed; except the one who did it. */
export function tellOfRemoval(
  transaction: Transaction,
  { removed, heir, by, hadDemands, admins }: Removal,
  now: Date,
): void {
  const userIds = admins.map(({ id }) => id).filter((id) => id !== by.id && id !== removed.id)
  const notice = hadDemands ? 'userRemoved' : 'userRemovedIdle'
  const values = { by: by.name, name: removed.name, heir: heir.name }
  const notification = {
    type: 'USER' as const,
    title: message('users.removedNotice'),
    description: news(`news.${notice}`, values),
    link: removed.customerId === null ? null : PEOPLE_PAGE,
  }
  const mails = userIds.map((userId): OutboxMessage => {
    const job = { kind: 'accountNotice', notice, userId, values } as const
    return { kind: 'job', job }
  })
  const told: OutboxMessage = { kind: 'peopleNotified', userIds, notification }
  if (userIds.length > 0) {
    transaction.defer(leaveMessages(removed.customerId, [told, ...mails], now))
  }
}

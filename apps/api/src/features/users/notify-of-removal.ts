import { toNameWithSide } from '@tramite/core/demands'
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
  /**
   * Whether the person had demands that every admin may know of, and private ones, still waiting or
   * transferred.
   */
  readonly had: { readonly open: boolean; readonly private: boolean }
  /** The admins concerned. */
  readonly admins: readonly Pick<UserRow, 'id' | 'customerSuperAdmin'>[]
}

/** The page of a customer's people; the firm's are in its own app. */
export const PEOPLE_PAGE = '/profile?section=settings'

/** Where an heir finds the demands that are theirs now. */
export const HEIR_PAGE = '/demands'

const heirNotices = { userRemoved: 'inherited', userRemovedIdle: 'inheritedIdle' } as const

/**
 * Notifies the admins and the heir, by notification and e-mail, that a user was removed; except the one who did it. Of
 * private demands learn the super admins only, and the firm. The removed person gets an e-mail that says by whom, and
 * whom to ask.
 */
export function notifyOfRemoval(
  transaction: Transaction,
  { removed, heir, by, had, admins }: Removal,
  now: Date,
): void {
  const told = [...admins.filter(({ id }) => id !== heir.id), heir]
  const recipients = told.filter(({ id }) => id !== by.id && id !== removed.id)
  const toName = ({ name, type }: UserRow) => toNameWithSide(name, type)
  const messages = recipients.flatMap(({ id: userId, customerSuperAdmin }): OutboxMessage[] => {
    const isHeir = userId === heir.id
    const heirName = isHeir ? newsMessages['news.heirSelf'] : toName(heir)
    const values = { by: toName(by), name: toName(removed), heir: heirName }
    const knowsPrivate = customerSuperAdmin || removed.customerId === null
    const kind = had.open || (had.private && knowsPrivate) ? 'userRemoved' : 'userRemovedIdle'
    const notification = {
      type: 'USER' as const,
      title: message('users.removedNotice'),
      description: news(`news.${kind}`, values),
      link: removed.customerId === null ? null : isHeir ? HEIR_PAGE : PEOPLE_PAGE,
    }
    const notice = isHeir ? heirNotices[kind] : kind
    const job = { kind: 'accountNotice', notice, userId, values } as const
    return [
      { kind: 'peopleNotified', userIds: [userId], notification },
      { kind: 'job', job },
    ]
  })
  // Whoever was blocked had no access to lose, and gets no other notice either.
  if (removed.status === 'ACTIVE') {
    const { id: userId, email: to, name: removedName } = removed
    const notice = 'ownAccountRemoved' as const
    const own = { kind: 'accountNotice', notice, userId, to, removedName } as const
    messages.push({ kind: 'job', job: { ...own, values: { by: toName(by) } } })
  }
  const [first, ...others] = messages
  if (first) transaction.defer(leaveMessages(removed.customerId, [first, ...others], now))
}

import { isMuted } from '@tramite/core/notifications'
import { and, eq, inArray } from 'drizzle-orm'
import { createId } from '../../db/ids.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { MessageHandler } from '../../outbox/carry-out-messages.ts'
import type { AddressedEvent } from '../../ports/events.ts'
import { users } from '../../tables/users.table.ts'
import { mutedOf } from './muted.ts'
import { toTypeKind } from './news-kinds.rules.ts'
import { notify } from './notify.ts'

const selectActive = (ids: readonly string[]) =>
  toCommand(
    build
      .select({ id: users.id, customerId: users.customerId, muted: mutedOf })
      .from(users)
      .where(and(inArray(users.id, [...ids]), eq(users.status, 'ACTIVE'))),
  )

/** Notifies people of something that does not concern a demand, and updates their open pages. */
export const notifyPeople: MessageHandler = async (transaction, given, clock) => {
  const messages = given.filter((message) => message.kind === 'peopleNotified')
  const ids = [...new Set(messages.flatMap(({ userIds }) => userIds))]
  const found = ids.length === 0 ? [] : await transaction.run(selectActive(ids))
  const active = new Map(found.map((user) => [user.id, user]))
  const now = clock.now().toISOString()
  const rows = messages.flatMap(({ userIds, notification }) =>
    userIds.flatMap((id) => {
      const user = active.get(id)
      if (!user || isMuted(user.muted, toTypeKind(notification.type), 'portal')) return []
      const own = { id: createId(clock), userId: id, customerId: user.customerId }
      return { ...notification, ...own, createdAt: now, updatedAt: now }
    }),
  )
  notify(transaction, rows)
  const notified = new Set(rows.map(({ userId }) => userId))
  return found
    .filter(({ id }) => notified.has(id))
    .map(
      ({ id, customerId }): AddressedEvent => ({
        event: { type: 'notification' },
        audience: { customerId, staff: false, userIds: [id] },
      }),
    )
}

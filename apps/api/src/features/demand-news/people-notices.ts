import { and, eq, inArray } from 'drizzle-orm'
import { createId } from '../../db/ids.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { PeopleNotified } from '../../outbox/outbox-message.ts'
import type { Clock } from '../../ports/clock.ts'
import type { AddressedEvent } from '../../ports/events.ts'
import type { notifications } from '../../tables/notifications.table.ts'
import { users } from '../../tables/users.table.ts'

const selectActive = (ids: readonly string[]) =>
  toCommand(
    build
      .select({ id: users.id, customerId: users.customerId })
      .from(users)
      .where(and(inArray(users.id, [...ids]), eq(users.status, 'ACTIVE'))),
  )

/** The notifications that some messages ask for, and the events by which open pages learn of them. */
export async function toPeopleNotices(
  transaction: Transaction,
  messages: readonly PeopleNotified[],
  clock: Clock,
): Promise<{ rows: (typeof notifications.$inferInsert)[]; events: AddressedEvent[] }> {
  const ids = [...new Set(messages.flatMap(({ userIds }) => userIds))]
  const found = ids.length === 0 ? [] : await transaction.run(selectActive(ids))
  const active = new Map(found.map((user) => [user.id, user]))
  const now = clock.now().toISOString()
  const rows = messages.flatMap(({ userIds, notification }) =>
    userIds.flatMap((id) => {
      const user = active.get(id)
      if (!user) return []
      const own = { id: createId(clock), userId: id, customerId: user.customerId }
      return { ...notification, ...own, createdAt: now, updatedAt: now }
    }),
  )
  const events = found.map(
    ({ id, customerId }): AddressedEvent => ({
      event: { type: 'notification' },
      audience: { customerId, staff: false, userIds: [id] },
    }),
  )
  return { rows, events }
}

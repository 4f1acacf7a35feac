import type { Handler } from '../../http/operation.ts'
import { requireDemand } from './demand-access.ts'
import type { DetailRow } from './demand-columns.ts'
import { lockDemand, markUnviewed, markViewed, selectDemand } from './demands.store.ts'

/** Whether a user has read a demand, and it has not changed since; a date may move without making it unread. */
function hasSeen({ visualized, viewedAt, updatedAt }: DetailRow, userId: string): boolean {
  const seenAt = viewedAt[userId]
  return (
    visualized.includes(userId) &&
    seenAt !== undefined &&
    Date.parse(seenAt) >= Date.parse(updatedAt)
  )
}

/**
 * The user has read the demand. Returns since when entries were new to them. Most users have read it
 * before: then it is neither locked nor written.
 */
export const viewDemand: Handler<'viewDemand'> = async ({ params, businessId, unit, now }) => {
  const [found] = await unit.read(selectDemand(params.id, businessId))
  const reader = await unit.principal()
  const known = requireDemand(found, reader)
  if (hasSeen(known, reader.userId)) {
    const { visualized, viewedAt } = known
    return { visualized, wasUnread: false, previousViewAt: viewedAt[reader.userId] ?? null }
  }
  const opening = [lockDemand(params.id, businessId)] as const
  return unit.write(opening, async (transaction, [rows], principal) => {
    const demand = requireDemand(rows, principal)
    const { id, visualized, viewedAt } = demand
    const { userId } = principal
    const previousViewAt = viewedAt[userId] ?? null
    // Another tab of theirs may have been quicker.
    if (hasSeen(demand, userId)) return { visualized, wasUnread: false, previousViewAt }
    const wasUnread = !visualized.includes(userId)
    const [changed] = await transaction.run(markViewed(id, userId, now))
    return { visualized: changed?.visualized ?? visualized, wasUnread, previousViewAt }
  })
}

/** The user marks the demand as unread. */
export const unviewDemand: Handler<'unviewDemand'> = async ({ params, businessId, unit }) => {
  const opening = [lockDemand(params.id, businessId)] as const
  return unit.write(opening, async (transaction, [rows], principal) => {
    const { id, visualized } = requireDemand(rows, principal)
    const { userId } = principal
    if (!visualized.includes(userId)) return { visualized }
    const [changed] = await transaction.run(markUnviewed(id, userId))
    return { visualized: changed?.visualized ?? visualized }
  })
}

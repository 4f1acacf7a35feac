import type { AddressedEvent, Audience } from '../ports/events.ts'
import type { DemandChanged } from './outbox-message.ts'

/** What of a demand decides who hears of it. */
export interface ChangedDemand {
  readonly id: string
  readonly name: string
  readonly customerId: string
  readonly businessId: string
  readonly userId: string
  readonly private: boolean
  readonly privateUsers: readonly string[]
  readonly following: readonly string[]
  readonly backofficeUserId: string | null
}

export interface Reader {
  readonly id: string
  readonly type: 'CUSTOMER' | 'BACKOFFICE'
  readonly status: 'ACTIVE' | 'INACTIVE'
  readonly customerId: string | null
}

const readersOfPrivate = ({ userId, privateUsers }: ChangedDemand) => [userId, ...privateUsers]

/**
 * Who is notified of a change: those who follow the demand and its assignee; never its author, and
 * never anyone for whom the demand, or an internal entry of it, does not exist.
 */
export function recipientsOf(
  demand: ChangedDemand,
  { authorId, notice }: DemandChanged,
  readerOf: ReadonlyMap<string, Reader>,
): Reader[] {
  if (notice === null) return []
  const ids = new Set([
    ...demand.following,
    ...(demand.backofficeUserId ? [demand.backofficeUserId] : []),
  ])
  const insiders = new Set(readersOfPrivate(demand))
  return [...ids].flatMap((id) => {
    const reader = readerOf.get(id)
    if (reader?.status !== 'ACTIVE' || id === authorId) return []
    if (reader.type === 'BACKOFFICE') return [reader]
    const isOwn = reader.customerId === demand.customerId
    const mayRead = isOwn && !notice.internal && (!demand.private || insiders.has(id))
    return mayRead ? [reader] : []
  })
}

/** Who may hear that a demand changed. */
export function toDemandEvent(demand: ChangedDemand, { notice }: DemandChanged): AddressedEvent {
  const { id: demandId, businessId, customerId } = demand
  const audience: Audience = {
    customerId: notice?.internal ? null : customerId,
    staff: true,
    userIds: demand.private ? readersOfPrivate(demand) : null,
  }
  return { event: { type: 'demand', demandId, businessId }, audience }
}

/** One reader has a new notification. */
export function toNotificationEvent(demand: ChangedDemand, reader: Reader): AddressedEvent {
  return {
    event: { type: 'notification', demandId: demand.id, businessId: demand.businessId },
    audience: { customerId: reader.customerId, staff: false, userIds: [reader.id] },
  }
}

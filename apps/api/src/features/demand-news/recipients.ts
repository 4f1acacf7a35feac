import type { DemandChanged } from '../../outbox/outbox-message.ts'
import type { AddressedEvent, Audience } from '../../ports/events.ts'
import { canSeeBusiness } from '../businesses/business-viewer.ts'
import { canSeeDemand } from '../visibility/can-see-demand.ts'

/** The facts about a demand that decide who is notified. */
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
  readonly status: 'ACTIVE' | 'BLOCKED'
  readonly customerId: string | null
  readonly customerSuperAdmin: boolean
  /** Businesses that the user is associated with. */
  readonly businessIds: readonly string[]
  /** Kinds of news that the user has muted, see `isMuted`. */
  readonly muted: readonly string[]
}

/** Whether the business of a demand is one of the user's own. */
export function isInBusiness(
  demand: Pick<ChangedDemand, 'customerId' | 'businessId'>,
  {
    id: userId,
    customerId,
    customerSuperAdmin,
    businessIds,
  }: Omit<Reader, 'status' | 'type' | 'muted'>,
): boolean {
  if (customerId === null) return false
  const userIds = businessIds.includes(demand.businessId) ? [userId] : []
  const viewer = { kind: 'customer', userId, customerId, customerSuperAdmin } as const
  return canSeeBusiness({ customerId: demand.customerId, userIds }, viewer)
}

const readersOfPrivate = ({ userId, privateUsers }: ChangedDemand) => [userId, ...privateUsers]

/**
 * Who is notified of a change: those who follow the demand and its assignee; never its author, and never
 * anyone who cannot see the demand, its business or an internal entry.
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
  return [...ids].flatMap((id) => {
    const reader = readerOf.get(id)
    if (reader?.status !== 'ACTIVE' || id === authorId) return []
    if (reader.type === 'BACKOFFICE') return [reader]
    const mayRead =
      isInBusiness(demand, reader) &&
      !notice.internal &&
      canSeeDemand(demand, { id, kind: 'customer' })
    return mayRead ? [reader] : []
  })
}

/** Events for those who may know that a demand changed, and for their notifications if its privacy changed. */
export function toDemandEvents(
  demand: ChangedDemand,
  { notice, wasPublic, ofFirm = false }: DemandChanged,
): AddressedEvent[] {
  const { id: demandId, businessId, customerId } = demand
  const audience: Audience = {
    customerId: ofFirm || notice?.internal ? null : customerId,
    staff: true,
    userIds: demand.private && !wasPublic ? readersOfPrivate(demand) : null,
  }
  const demandEvent = { event: { type: 'demand', demandId, businessId }, audience } as const
  if (wasPublic === undefined) return [demandEvent]
  const notifications = { event: { ...demandEvent.event, type: 'notification' }, audience } as const
  return [demandEvent, notifications]
}

/** One reader has a new notification. */
export function toNotificationEvent(demand: ChangedDemand, reader: Reader): AddressedEvent {
  return {
    event: { type: 'notification', demandId: demand.id, businessId: demand.businessId },
    audience: { customerId: reader.customerId, staff: false, userIds: [reader.id] },
  }
}

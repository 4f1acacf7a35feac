import type { DemandNews, ForecastMove } from '../ports/demand-news.ts'
import type { Job } from '../ports/jobs.ts'

/** The notification of a change. */
export interface DemandNotice {
  readonly news: DemandNews
  /** Only staff may learn of it. */
  readonly internal: boolean
  /** The entry of the conversation that was written with it. */
  readonly itemId?: string
  /** The forecast change made with it. */
  readonly forecast?: ForecastMove
  /**
   * The forecast changed with the queue: a reader gets one notice of all that one person moves in one batch.
   */
  readonly ofQueue?: boolean
}

/** What happened to a demand, and who caused it. */
export interface DemandChanged {
  readonly kind: 'demandChanged'
  readonly demandId: string
  /** The user who caused it: never notified of their own actions. Null if it was not a user. */
  readonly authorId: string | null
  /** Null if nobody is notified: only open pages are updated. */
  readonly notice: DemandNotice | null
  /**
   * Set if its privacy changes: whether everybody could see it until now, in which case all their open pages
   * are updated.
   */
  readonly wasPublic?: boolean
  /** Visible to the firm only: customers' pages receive no event at all. */
  readonly ofFirm?: boolean
}

/** A job requested by the transaction of a request, which cannot write to the queue itself. */
export interface JobRequested {
  readonly kind: 'job'
  readonly job: Job
}

/** A customer's data, contract, tags or businesses changed: open pages of its users reload them. */
export interface CustomerChanged {
  readonly kind: 'customerChanged'
  readonly customerId: string
}

/**
 * A customer's data in a tool changed, such as its answers, who has archived a reminder, or a journey that it is
 * offered: open pages of its users reload it.
 */
export interface ToolChanged {
  readonly kind: 'toolChanged'
  readonly tool: 'journey' | 'mapping' | 'reminder' | 'risk'
  /** Null for the firm only. */
  readonly customerId: string | null
  /** The firm is notified by a message of its own. */
  readonly isFirmTold?: boolean
}

/**
 * What people may see or are responsible for changed at once, as when one of them is removed or given a
 * business: their open pages reload demands, notifications and reminders, and so do the firm's if it
 * concerns everybody.
 */
export interface ReachChanged {
  readonly kind: 'reachChanged'
  /** Whose users; null for the firm's own people. */
  readonly customerId: string | null
  /** The only users concerned; null for all of the customer. */
  readonly userIds: readonly string[] | null
}

/** The type of a notification that does not concern a demand; those about demands have the type DEMAND. */
export type PeopleNotificationType = 'FINANCE' | 'JOURNEY' | 'REMINDER' | 'USER'

/** Notifies some people of something that does not concern a demand. Blocked users are left out. */
export interface PeopleNotified {
  readonly kind: 'peopleNotified'
  readonly userIds: readonly string[]
  readonly notification: {
    readonly type: PeopleNotificationType
    readonly title: string
    readonly description: string | null
    /** Path of the portal; null for people of the firm without a page there. */
    readonly link: string | null
  }
}

/** A user has read notifications, or chosen which to get: their other open pages follow. */
export interface NotificationsChanged {
  readonly kind: 'notificationsChanged'
  /** Null for the firm's people. */
  readonly customerId: string | null
  readonly userId: string
}

/** An effect that a write still has to cause. */
export type OutboxMessage =
  | DemandChanged
  | CustomerChanged
  | ToolChanged
  | ReachChanged
  | JobRequested
  | PeopleNotified
  | NotificationsChanged

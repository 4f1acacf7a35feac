import type { DemandNews, ForecastMove } from '../ports/demand-news.ts'
import type { Job } from '../ports/jobs.ts'

/** What people are told of a change. */
export interface DemandNotice {
  readonly news: DemandNews
  /** Only staff may learn of it. */
  readonly internal: boolean
  /** The entry of the conversation that was written along with it. */
  readonly itemId?: string
  /** The forecast moved along with it. */
  readonly forecast?: ForecastMove
}

/** What happened to a demand, and who caused it. */
export interface DemandChanged {
  readonly kind: 'demandChanged'
  readonly demandId: string
  /** The user who caused it: never notified of their own doing. Null where it was nobody's. */
  readonly authorId: string | null
  /** Null when nobody has to be told: only open pages learn of it. */
  readonly notice: DemandNotice | null
  /**
   * Set where its privacy changes: whether those who saw it until now are everybody, whose open pages learn
   * that it changed.
   */
  readonly wasPublic?: boolean
  /** Only the firm can see anything of it: customers' pages do not even learn that it happened. */
  readonly ofFirm?: boolean
}

/** A job that a request's transaction asks for, which cannot write into the queue itself. */
export interface JobRequested {
  readonly kind: 'job'
  readonly job: Job
}

/** A customer's data, contract, tags or businesses changed: open pages of its users read them again. */
export interface CustomerChanged {
  readonly kind: 'customerChanged'
  readonly customerId: string
}

/**
 * What a customer has in a tool changed, such as its answers, or who has archived a reminder: open pages of its
 * users read it again.
 */
export interface ToolChanged {
  readonly kind: 'toolChanged'
  readonly tool: 'mapping' | 'reminder' | 'risk'
  readonly customerId: string
}

/**
 * What people may see or are responsible for changed all at once, as when one of them is removed or given a
 * business: their open pages read demands, notifications and reminders again, and the firm's where it is
 * everybody.
 */
export interface ReachChanged {
  readonly kind: 'reachChanged'
  /** Whose users; null where it is the firm's own people. */
  readonly customerId: string | null
  /** The only users whom it concerns; null for all of the customer. */
  readonly userIds: readonly string[] | null
}

/** What a notification is about that is no demand's; a demand's own are of the type DEMAND. */
export type PeopleNotificationType = 'FINANCE' | 'JOURNEY' | 'REMINDER' | 'USER'

/** Some people have to know of something that is no demand's. Those who are blocked are left out. */
export interface PeopleNotified {
  readonly kind: 'peopleNotified'
  readonly userIds: readonly string[]
  readonly notification: {
    readonly type: PeopleNotificationType
    readonly title: string
    readonly description: string | null
    /** Path of the portal. */
    readonly link: string
  }
}

/** What a write still has to cause. */
export type OutboxMessage =
  | DemandChanged
  | CustomerChanged
  | ToolChanged
  | ReachChanged
  | JobRequested
  | PeopleNotified

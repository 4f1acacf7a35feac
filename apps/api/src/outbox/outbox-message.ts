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
  /** It has become private: the open pages of those who saw it until now learn that it changed. */
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

/** Reminders of a customer changed, or who has archived them: open pages of its users read them again. */
export interface RemindersChanged {
  readonly kind: 'remindersChanged'
  readonly customerId: string
}

/**
 * What somebody was responsible for has gone to somebody else: open pages of the customer's users, or of the
 * firm alone, read its demands and reminders again.
 */
export interface WorkHandedOver {
  readonly kind: 'workHandedOver'
  /** Null where it was a person of the firm. */
  readonly customerId: string | null
}

/** Some people have to know of something that is no demand's. Those who are blocked are left out. */
export interface PeopleNotified {
  readonly kind: 'peopleNotified'
  readonly userIds: readonly string[]
  readonly notification: {
    /** Anything but DEMAND. */
    readonly type: string
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
  | RemindersChanged
  | WorkHandedOver
  | JobRequested
  | PeopleNotified

/** What an open page is told: that something changed, never its content. */
export interface PortalEvent {
  readonly type: 'customer' | 'demand' | 'mapping' | 'notification' | 'reminder' | 'risk'
  readonly demandId?: string
  readonly businessId?: string
}

/** Who may hear of an event. */
export interface Audience {
  /** Whose users; null for none but staff, or but `userIds`. */
  readonly customerId: string | null
  /** All of the firm. */
  readonly staff: boolean
  /** The only users who may; null for all of the customer. */
  readonly userIds: readonly string[] | null
}

export interface AddressedEvent {
  readonly event: PortalEvent
  readonly audience: Audience
}

export interface Listener {
  readonly sessionId: string
  readonly userId: string
  readonly customerId: string | null
  readonly staff: boolean
  /** Businesses of a customer's user; staff hear of all. */
  readonly businessIds: readonly string[]
  onEvent(event: PortalEvent): void
  /** There will be no more. */
  onEnd(): void
}

/** Some sessions have ended, and with them all that was open under them. */
export interface EndedSessions {
  readonly endedSessions: readonly string[]
}

/** Carries events to the open pages of this process, whichever process they come from. */
export interface EventHub {
  /**
   * Hears of what the listener may see, until the returned function is called.
   * @param missedMs told first of what was heard in so many milliseconds before; of every kind of change when
   * that is not known any more
   */
  subscribe(listener: Listener, missedMs?: number): () => void
  /** Ends every listener: the server closes. */
  end(): void
  close(): Promise<void>
}

/** Channel of the database that processes tell each other events on. */
export const eventChannel = 'portal_events'

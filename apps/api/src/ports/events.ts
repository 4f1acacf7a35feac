/** What an open page is sent: that something changed, never its content. */
export interface PortalEvent {
  readonly type:
    | 'customer'
    | 'demand'
    | 'journey'
    | 'mapping'
    | 'notification'
    | 'reminder'
    | 'risk'
  readonly demandId?: string
  readonly businessId?: string
  /** The customer that the change belongs to; sent to the firm's staff only. */
  readonly customerId?: string
}

/** Who may receive an event. */
export interface Audience {
  /** Whose users; null if only staff, or only `userIds`, may. */
  readonly customerId: string | null
  /** Everybody of the firm. */
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
  /** Businesses of a customer's user; staff receive the events of all. */
  readonly businessIds: readonly string[]
  onEvent(event: PortalEvent): void
  /** There will be no more events. */
  onEnd(): void
}

/** Some sessions have ended, and so must all streams opened under them. */
export interface EndedSessions {
  readonly endedSessions: readonly string[]
}

/** Delivers events to the open pages of this process, whichever process they come from. */
export interface EventHub {
  /**
   * Subscribes to the events that the listener may see, until the returned function is called.
   * @param missedMs first replays the events of this many milliseconds before; or one event of every kind
   * if they are no longer remembered
   */
  subscribe(listener: Listener, missedMs?: number): () => void
  /** Ends every listener: the server is closing. */
  end(): void
  close(): Promise<void>
}

/** Database channel on which processes exchange events. */
export const eventChannel = 'portal_events'

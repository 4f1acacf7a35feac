/** What happened to a demand, and who caused it. */
export interface DemandChanged {
  readonly kind: 'demandChanged'
  readonly demandId: string
  /** The user who caused it: never notified of their own doing. */
  readonly authorId: string
  /** Null when nobody has to be told: only open pages learn of it. */
  readonly notice: {
    readonly title: string
    /** Only staff may learn of it. */
    readonly internal: boolean
  } | null
}

/** What a write still has to cause. */
export type OutboxMessage = DemandChanged

/** A journey as it is loaded. */
export interface JourneySeed {
  readonly title: string
  readonly description: string
  /** As customers have it; for every customer when absent. */
  readonly customerType?: string
  /** What each of its demands is called, and what it asks of the firm. */
  readonly demands: readonly (readonly [title: string, description: string])[]
}

/** The actions that a journey offers. */
export interface JourneyOffers {
  readonly canStart: boolean
  /** Where its progress can be followed; null if nothing has been started. */
  readonly followHref: string | null
}

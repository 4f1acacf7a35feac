/** A field of a form as it was when the form was opened, as it is stored now, and as it was last sent. */
export interface SentField {
  readonly before: string
  readonly stored: string
  /** Undefined before anything was sent. */
  readonly sent: string | undefined
}

/**
 * Whether a stored value is the form's own, by an attempt whose answer was lost: it is then no change of somebody
 * else, and another value may go over it. One that was sent unchanged says nothing of who stored it.
 */
export const isOwnSave = ({ before, stored, sent }: SentField): boolean =>
  stored !== before && stored === sent

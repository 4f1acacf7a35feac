/** A field of a form as it was when the form was opened, as it is stored now, and all that was sent of it since. */
export interface SentField {
  readonly before: string
  readonly stored: string
  /** Each value that was sent, since the answer to any of them may have been lost; empty before that. */
  readonly sent: readonly string[]
}

/**
 * Whether a stored value is the form's own, by an attempt whose answer was lost: it is then no change of somebody
 * else, and another value may go over it. One that was sent unchanged says nothing of who stored it.
 */
export const isOwnSave = ({ before, stored, sent }: SentField): boolean =>
  stored !== before && sent.includes(stored)

/** A field of a form: its value when the form was opened, the stored value, and every value sent since. */
export interface SentField {
  readonly before: string
  readonly stored: string
  /** Each value that was sent, since the answer to any of them may have been lost; empty before that. */
  readonly sent: readonly string[]
}

/**
 * Whether a stored value comes from the form itself, from an attempt whose answer was lost. It then counts as
 * no change by somebody else, and may be overwritten. If the value was sent unchanged, nobody can tell who
 * stored it.
 */
export const isOwnSave = ({ before, stored, sent }: SentField): boolean =>
  stored !== before && sent.includes(stored)

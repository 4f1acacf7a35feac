/** A message of the reader that the server has not confirmed yet. */
export interface OutgoingMessage {
  /** Its idempotency key: sending it again cannot create a second message. */
  readonly key: string
  readonly content: string
  /** Names of its attachments. */
  readonly fileNames: readonly string[]
  readonly state: 'sending' | 'failed'
  /** Why it failed. */
  readonly error?: string | undefined
}

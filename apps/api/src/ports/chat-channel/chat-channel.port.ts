/** A document of a message, and the address where the firm's people find it. */
export interface ChatDocument {
  readonly name: string
  readonly url: string
}

/** Tells the firm's chat channel that documents have arrived in a demand. */
export interface ChatNotice {
  /** Of the message; also identifies the notice, however often it is sent. */
  readonly itemId: string
  readonly customerId: string
  readonly text: string
  readonly documents: readonly ChatDocument[]
}

/** The chat channel that the firm's people watch. */
export interface ChatChannel {
  /**
   * Sends a notice.
   * @throws when it is not known whether it arrived; then it should be sent again
   */
  notify(notice: ChatNotice): Promise<void>
}

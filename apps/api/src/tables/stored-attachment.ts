/** An attachment as demands and items store it, and as the contract shows it. */
export interface StoredAttachment {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly contentType: string
  readonly key: string
}

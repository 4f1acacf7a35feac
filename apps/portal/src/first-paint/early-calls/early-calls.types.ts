/** A call of a page, as it is sent. */
export interface EarlyCall {
  readonly method: 'GET' | 'POST'
  /** Path and query, from the root of the origin. */
  readonly url: string
  /** Calls that are answered by a part of this response: the name of the part by path and query. */
  readonly parts?: Readonly<Record<string, string>>
}

/**
 * Calls that the document sent before its code had loaded. The code takes over each response instead of
 * sending the call.
 */
export interface EarlyCalls {
  readonly token: string
  readonly businessId: string | null
  /** When they were sent: milliseconds since the start of the page. */
  readonly sentAt: number
  /** By method and address, such as `GET /api/home`. */
  readonly answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    tramiteEarlyCalls?: EarlyCalls | undefined
  }
}

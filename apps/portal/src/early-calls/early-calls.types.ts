/** A call of a page, as it goes over the wire. */
export interface EarlyCall {
  readonly method: 'GET' | 'POST'
  /** Path and query, from the root of the origin. */
  readonly url: string
  /** The calls that a part of the answer answers as well: the name of the part by path and query. */
  readonly parts?: Readonly<Record<string, string>>
}

/** Calls that the document has sent before there was code, each to be taken by whoever would send it. */
export interface EarlyCalls {
  readonly token: string
  readonly businessId: string | null
  /** When they were sent: milliseconds since the start of the page. */
  readonly sentAt: number
  /** By method and address, as `GET /api/home`. */
  readonly answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    tramiteEarlyCalls?: EarlyCalls | undefined
  }
}

/** The kind of failure: `refused` is an answer of 4xx, which the same request would get again. */
export type PeerFailure = 'timeout' | 'network' | 'unavailable' | 'refused' | 'garbage'

/** Answers that the content of a request gets; other refusals may end with the settings of either side. */
const OF_CONTENT: readonly (number | null)[] = [400, 413, 415, 422]

/** Whether the request was refused permanently. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof PeerError && error.failure === 'refused' && OF_CONTENT.includes(error.status)

/** An outside service did not carry out a request. Reveals nothing of what was sent. */
export class PeerError extends Error {
  readonly failure: PeerFailure
  /** Of its answer; null when there was none. */
  readonly status: number | null

  constructor(failure: PeerFailure, status: number | null = null, options?: ErrorOptions) {
    super(`Outside service: ${failure}${status === null ? '' : ` (${status})`}`, options)
    this.name = 'PeerError'
    this.failure = failure
    this.status = status
  }
}

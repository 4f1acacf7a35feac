/** A job that may take long, or much memory. */
interface LongJob {
  /** Maximum number in one process at a time; of those for one customer there is only one across all processes. */
  readonly atOnce: number
  /** Given up, and retried, after this long. */
  readonly expirySeconds: number
  /** A process without a heartbeat for this long counts as dead: another one retries. */
  readonly silenceSeconds: number
}

/** Kinds of job that must not block others. */
export const longJobs: { readonly [Name in string]?: LongJob } = {
  dataExport: { atOnce: 2, expirySeconds: 6 * 60 * 60, silenceSeconds: 60 },
  // Each is held in memory as a whole.
  gazette: { atOnce: 1, expirySeconds: 60 * 60, silenceSeconds: 60 },
}

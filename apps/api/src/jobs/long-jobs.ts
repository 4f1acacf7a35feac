/** A job that may take hours. */
interface LongJob {
  /** So many of a process at a time, and one of a customer in all processes. */
  readonly atOnce: number
  /** Given up, and tried again, when it has taken so long. */
  readonly expirySeconds: number
  /** A process that has not said for so long that it still works has died: another one tries. */
  readonly silenceSeconds: number
}

/** Kinds of job that other ones must not wait for. */
export const longJobs: { readonly [Name in string]?: LongJob } = {
  dataExport: { atOnce: 2, expirySeconds: 6 * 60 * 60, silenceSeconds: 60 },
}

/** Delay after the first failure, milliseconds; it doubles after each further one. */
const FIRST_MS = 1000
const LONGEST_MS = 600_000

/**
 * The exponential backoff of messages that failed on their own, and wait for their next try. Known to this process alone: a restart,
 * perhaps of a corrected program, tries them at once.
 */
export interface MessageBackoff {
  /** Messages whose time has not come. */
  waiting(): readonly number[]
  /** A message has failed, perhaps again. */
  postpone(id: number): void
  /** These were carried out. */
  forget(ids: readonly number[]): void
}

/** @param now milliseconds of a monotonic clock */
export function createMessageBackoff(now: () => number = () => performance.now()): MessageBackoff {
  const postponed = new Map<number, { readonly wait: number; readonly until: number }>()
  return {
    waiting: () => [...postponed].filter(([, { until }]) => until > now()).map(([id]) => id),
    postpone(id) {
      // Messages not seen again for this long were carried out by another process.
      for (const [other, { until }] of postponed)
        if (until + LONGEST_MS < now()) postponed.delete(other)
      const wait = Math.min(LONGEST_MS, (postponed.get(id)?.wait ?? FIRST_MS / 2) * 2)
      postponed.set(id, { wait, until: now() + wait })
    },
    forget(ids) {
      for (const id of ids) postponed.delete(id)
    },
  }
}

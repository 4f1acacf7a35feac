/** Delay after the first failure, milliseconds; it doubles after each further one. */
const FIRST_MS = 1000
const LONGEST_MS = 600_000

/**
 * Messages that failed on their own, and wait for their next try. Known to this process alone: a restart,
 * perhaps of a corrected program, tries them at once.
 */
export interface HeldMessages {
  /** Messages whose time has not come. */
  ids(): readonly number[]
  /** A message has failed, perhaps again. */
  hold(id: number): void
  /** These were carried out. */
  forget(ids: readonly number[]): void
}

/** @param now milliseconds of a monotonic clock */
export function createHeldMessages(now: () => number = () => performance.now()): HeldMessages {
  const held = new Map<number, { readonly wait: number; readonly until: number }>()
  return {
    ids: () => [...held].filter(([, { until }]) => until > now()).map(([id]) => id),
    hold(id) {
      // Messages not seen again for this long were carried out by another process.
      for (const [other, { until }] of held) if (until + LONGEST_MS < now()) held.delete(other)
      const wait = Math.min(LONGEST_MS, (held.get(id)?.wait ?? FIRST_MS / 2) * 2)
      held.set(id, { wait, until: now() + wait })
    },
    forget(ids) {
      for (const id of ids) held.delete(id)
    },
  }
}

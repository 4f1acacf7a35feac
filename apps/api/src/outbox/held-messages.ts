/** What failed first waits so long, milliseconds, and after each further failure twice as long. */
const FIRST_MS = 1000
const LONGEST_MS = 600_000

/**
 * Messages that failed by themselves, and wait for their next try. Known to this process alone: a new start,
 * perhaps of a program that is mended, tries them at once.
 */
export interface HeldMessages {
  /** Those whose time has not come. */
  ids(): readonly number[]
  /** A message has failed, perhaps again. */
  hold(id: number): void
  /** These were carried out. */
  forget(ids: readonly number[]): void
}

/** @param now milliseconds of a clock that nobody sets */
export function createHeldMessages(now: () => number = () => performance.now()): HeldMessages {
  const held = new Map<number, { readonly wait: number; readonly until: number }>()
  return {
    ids: () => [...held].filter(([, { until }]) => until > now()).map(([id]) => id),
    hold(id) {
      // What nobody takes for so long another process has carried out.
      for (const [other, { until }] of held) if (until + LONGEST_MS < now()) held.delete(other)
      const wait = Math.min(LONGEST_MS, (held.get(id)?.wait ?? FIRST_MS / 2) * 2)
      held.set(id, { wait, until: now() + wait })
    },
    forget(ids) {
      for (const id of ids) held.delete(id)
    },
  }
}

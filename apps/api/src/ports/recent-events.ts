import type { AddressedEvent } from './events.ts'

/** For how long an event is remembered, milliseconds: a page's code, or a train's tunnel. */
const REMEMBERED_MS = 120_000
/** So many at most; a spreadsheet that a firm takes in tells of thousands. */
const MAX_REMEMBERED = 10_000
/** What a page read may have been on its way to this process for so long, milliseconds. */
const ON_ITS_WAY_MS = 2000

/** What this process has heard lately, for pages that were not listening yet, or were cut off. */
export interface RecentEvents {
  add(addressed: AddressedEvent): void
  /** Something was not heard: nothing before now is known for certain. */
  forget(): void
  /**
   * What was heard in so many milliseconds before now, and a little longer; null when it is not remembered whole.
   */
  within(ms: number): readonly AddressedEvent[] | null
}

/** @param now monotonic milliseconds */
export function createRecentEvents(now: () => number = () => performance.now()): RecentEvents {
  let remembered: { readonly at: number; readonly addressed: AddressedEvent }[] = []
  let wholeSince = now()

  function prune(): void {
    const oldest = now() - REMEMBERED_MS
    const kept = remembered.filter(({ at }) => at >= oldest).slice(-MAX_REMEMBERED)
    const dropped = remembered[remembered.length - kept.length - 1]
    if (dropped) wholeSince = dropped.at
    remembered = kept
  }

  return {
    add(addressed) {
      remembered.push({ at: now(), addressed })
      if (remembered.length >= 2 * MAX_REMEMBERED) prune()
    },
    forget() {
      remembered = []
      wholeSince = now()
    },
    within(ms) {
      prune()
      const since = now() - ms - ON_ITS_WAY_MS
      if (since <= wholeSince) return null
      return remembered.filter(({ at }) => at >= since).map(({ addressed }) => addressed)
    },
  }
}

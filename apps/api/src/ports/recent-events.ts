import type { AddressedEvent } from './events.ts'

/**
 * How long an event is remembered, milliseconds: enough for loading a page's code, or for a train in a
 * tunnel.
 */
const REMEMBERED_MS = 120_000
/** Maximum number of events; importing a spreadsheet causes thousands. */
const MAX_REMEMBERED = 10_000
/** Maximum latency of what a page read on its way to this process, milliseconds. */
const ON_ITS_WAY_MS = 2000

/** Recent events of this process, for pages that were not listening yet, or were disconnected. */
export interface RecentEvents {
  add(addressed: AddressedEvent): void
  /** Events were missed: nothing before now is complete. */
  forget(): void
  /**
   * The events of this many milliseconds before now, and a little longer; null if they are not remembered
   * completely.
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

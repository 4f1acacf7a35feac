interface Window {
  calls: number
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/** Windows that are remembered before those that have ended are forgotten. */
const MOST_WINDOWS = 20_000

/** Counts calls in the memory of this process. */
export interface LocalCounts {
  /**
   * Counts one call.
   * @returns seconds to wait where it is one too many, otherwise 0
   */
  count(key: string, most: number, seconds: number, now: Date): number
  /** @returns a function that gives the place back, once; null where there is none left */
  hold(key: string, atOnce: number): (() => void) | null
}

export function createLocalCounts(): LocalCounts {
  const windows = new Map<string, Window>()
  const held = new Map<string, number>()

  function forgetEnded(at: number): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= at) windows.delete(key)
  }

  return {
    count(key, most, seconds, now) {
      const at = now.getTime()
      const open = windows.get(key)
      if (open && open.endsAt > at) {
        open.calls += 1
        return open.calls > most ? (open.endsAt - at) / 1000 : 0
      }
      if (windows.size >= MOST_WINDOWS) forgetEnded(at)
      windows.set(key, { calls: 1, endsAt: at + seconds * 1000 })
      return 0
    },
    hold(key, atOnce) {
      const count = held.get(key) ?? 0
      if (count >= atOnce) return null
      held.set(key, count + 1)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        const left = (held.get(key) ?? 1) - 1
        if (left === 0) held.delete(key)
        else held.set(key, left)
      }
    },
  }
}

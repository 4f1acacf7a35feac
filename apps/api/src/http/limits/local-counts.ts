import type { Allowed } from './limit-table.ts'
import { createWindows } from './windows.ts'

interface Window {
  calls: number
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/** Counts calls in the memory of this process. */
export interface LocalCounts {
  /**
   * Counts one call.
   * @returns seconds to wait if it exceeds the limit, otherwise 0
   */
  count(key: string, allowed: Allowed, now: Date): number
  /** The wait of one more call, without counting it. */
  waitOf(key: string, allowed: Allowed, now: Date): number
  /** @returns a function that releases the place, once; null if there is none left */
  hold(key: string, atOnce: number): (() => void) | null
}

export function createLocalCounts(): LocalCounts {
  const windows = createWindows<Window>()
  const held = new Map<string, number>()

  return {
    count(key, { most, seconds }, now) {
      const at = now.getTime()
      const open = windows.find(key, at, seconds)
      if (open) {
        open.calls += 1
        return open.calls > most ? (open.endsAt - at) / 1000 : 0
      }
      windows.open(key, { calls: 1, endsAt: at + seconds * 1000 }, at)
      return 0
    },
    waitOf(key, { most, seconds }, now) {
      const at = now.getTime()
      const open = windows.find(key, at, seconds)
      return open && open.calls >= most ? (open.endsAt - at) / 1000 : 0
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

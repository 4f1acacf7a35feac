/** What counts until an instant. */
interface Window {
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/** Windows of callers, as many as a process can remember. */
export interface Windows<W extends Window> {
  /** @returns undefined where there is none, or where it has ended at `at` */
  find(key: string, at: number): W | undefined
  open(key: string, window: W, at: number): void
}

interface Options {
  /** So many are remembered without a look for those that have ended. */
  readonly enough?: number
  /** So many at most; beyond them the one that was opened first is forgotten, though it has not ended. */
  readonly max?: number
}

/** A look at all of them takes its time: not for each of many callers that come at once. */
const SWEEP_MS = 1000

export function createWindows<W extends Window>({
  enough = 20_000,
  max = 200_000,
}: Options = {}): Windows<W> {
  const windows = new Map<string, W>()
  let sweptAt = Number.NEGATIVE_INFINITY

  function makeRoom(at: number): void {
    if (Math.abs(at - sweptAt) >= SWEEP_MS) {
      sweptAt = at
      for (const [key, { endsAt }] of windows) if (endsAt <= at) windows.delete(key)
    }
    for (const first of windows.keys()) {
      if (windows.size < max) return
      windows.delete(first)
    }
  }

  return {
    find(key, at) {
      const window = windows.get(key)
      return window && window.endsAt > at ? window : undefined
    },
    open(key, window, at) {
      windows.delete(key)
      if (windows.size >= enough) makeRoom(at)
      windows.set(key, window)
    },
  }
}

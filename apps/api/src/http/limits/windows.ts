import { type SQL, sql } from 'drizzle-orm'

/** A count that is valid until an instant. */
interface Window {
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/**
 * Whether a window is over at an instant. One that ends later than a new one would was begun by a clock
 * that was fast, and would keep its caller out for as long.
 */
const isOver = ({ endsAt }: Window, at: number, seconds: number) =>
  endsAt <= at || endsAt > at + seconds * 1000

/** The same of a window of the table `r`. @param newEnd of a window that begins at `at` */
export const isOverInTable = (at: string, newEnd: string): SQL =>
  sql`(r.window_ends_at <= ${at}::timestamptz or r.window_ends_at > ${newEnd}::timestamptz)`

/** The windows of callers, limited to what a process can remember. */
export interface Windows<W extends Window> {
  /** @returns undefined if there is none, or if it is over at `at`; windows last these `seconds` */
  find(key: string, at: number, seconds: number): W | undefined
  open(key: string, window: W, at: number): void
}

interface Options {
  /** Number of windows above which expired ones are swept. */
  readonly enough?: number
  /** Maximum number of windows; beyond it the oldest is evicted, even if still open. */
  readonly max?: number
}

/** Minimum interval between sweeps, milliseconds: a sweep is slow, and callers may come in bursts. */
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
    find(key, at, seconds) {
      const window = windows.get(key)
      return window && !isOver(window, at, seconds) ? window : undefined
    },
    open(key, window, at) {
      windows.delete(key)
      if (windows.size >= enough) makeRoom(at)
      windows.set(key, window)
    },
  }
}

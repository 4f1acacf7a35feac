import type { CalendarConventions } from './business-days.rules.ts'
import { type DayFrame, toDayFrame } from './day-frame.rules.ts'
import type { Clock } from './zoned-time.ts'

/**
 * How often the clock is checked, in milliseconds: a timer until midnight fires late on a machine that
 * was asleep.
 */
const LOOK_MS = 20_000

/** What watching the day needs. */
export interface DayWatch<C extends CalendarConventions> {
  readonly clock: Clock
  readonly conventions: C
  /** The frame shown so far, if any: the day may have ended since it was determined. */
  readonly shown?: DayFrame<C>
}

/**
 * Calls the listener whenever the day from which days are counted changes: at midnight, at the end of a
 * working day, and when the clock is corrected. It keeps counts correct on a page that stays open.
 * @returns stops watching
 */
export function watchDay<C extends CalendarConventions>(
  { clock, conventions, shown }: DayWatch<C>,
  onChange: (frame: DayFrame<C>) => void,
): () => void {
  let last = shown ?? toDayFrame(clock.now(), conventions)
  const look = () => {
    const next = toDayFrame(clock.now(), conventions)
    const isSame = next.today === last.today && next.countsFrom === last.countsFrom
    if (isSame && last.conventions === conventions) return
    last = next
    onChange(next)
  }
  look()
  const timer = setInterval(look, LOOK_MS)
  const stopListening = clock.onPutRight?.(look)
  return () => {
    clearInterval(timer)
    stopListening?.()
  }
}

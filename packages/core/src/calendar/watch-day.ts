import type { CalendarConventions } from './business-days.rules.ts'
import { type DayFrame, toDayFrame } from './day-frame.rules.ts'
import type { Clock } from './zoned-time.ts'

/** How often the clock is looked at, milliseconds: a timer until midnight comes late on a machine that slept. */
const LOOK_MS = 20_000

/**
 * Calls the listener whenever days are counted from another one: at midnight, and at the end of a working
 * day. By it a page that stays open goes on telling the right number.
 * @returns ends it
 */
export function watchDay<C extends CalendarConventions>(
  { clock, conventions }: { readonly clock: Clock; readonly conventions: C },
  onChange: (frame: DayFrame<C>) => void,
): () => void {
  let last = toDayFrame(clock.now(), conventions)
  const timer = setInterval(() => {
    const next = toDayFrame(clock.now(), conventions)
    if (next.today === last.today && next.countsFrom === last.countsFrom) return
    last = next
    onChange(next)
  }, LOOK_MS)
  return () => clearInterval(timer)
}

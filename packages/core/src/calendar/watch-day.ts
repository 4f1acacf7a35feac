import type { CalendarConventions } from './business-days.rules.ts'
import { type DayFrame, toDayFrame } from './day-frame.rules.ts'
import type { Clock } from './zoned-time.ts'

/** How often the clock is looked at, milliseconds: a timer until midnight comes late on a machine that slept. */
const LOOK_MS = 20_000

/** What a day is watched by. */
export interface DayWatch<C extends CalendarConventions> {
  readonly clock: Clock
  readonly conventions: C
  /** What is shown by now, if anything: the day may have ended since that was looked up. */
  readonly shown?: DayFrame<C>
}

/**
 * Calls the listener whenever days are counted from another one: at midnight, and at the end of a working
 * day. By it a page that stays open goes on telling the right number.
 * @returns ends it
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
  return () => clearInterval(timer)
}

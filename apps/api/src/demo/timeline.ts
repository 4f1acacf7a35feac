import { createHash } from 'node:crypto'
import {
  addBusinessDays,
  type CivilDate,
  type Conventions,
  civilDateOf,
  startOfCivilDay,
} from '@tramite/core/calendar'
import { v7 } from 'uuid'
import type { When } from './seed.types.ts'

/** Converts the relative days of the seeds to days, instants and ids of one loading. */
export interface Timeline {
  readonly now: Date
  /** The day at a number of business days from the day of loading. */
  day(businessDays: number): CivilDate
  /** ISO text in UTC. */
  instant(when: When): string
  /** The start of the firm's work on a day, for instants of which only the day is given. */
  morningOf(businessDays: number): string
  /**
   * The same id for the same key and instant.
   * @param place orders ids of one instant
   */
  id(key: string, instant: string, place?: number): string
}

const MINUTE = 60_000
const MORNING = 9 * 60 * MINUTE

/**
 * @param now the moment of loading; nothing happens after it
 * @param conventions decide which days are business days, and the time zone of times of day
 */
export function createTimeline(now: Date, conventions: Conventions): Timeline {
  const { timeZone } = conventions
  const today = civilDateOf(now, timeZone)
  const days = new Map<number, { date: CivilDate; start: number }>()

  function dayAt(businessDays: number) {
    let found = days.get(businessDays)
    if (!found) {
      const date = addBusinessDays(today, businessDays, conventions)
      found = { date, start: startOfCivilDay(date, timeZone).getTime() }
      days.set(businessDays, found)
    }
    return found
  }

  function milliseconds(when: When): number {
    if (when.startsWith('now-')) return now.getTime() - Number(when.slice(4)) * MINUTE
    const [day, hours, minutes] = when.split(/[ :]/).map(Number)
    if (day === undefined || hours === undefined || minutes === undefined) {
      throw new Error(`No such moment: ${when}`)
    }
    return dayAt(day).start + (hours * 60 + minutes) * MINUTE
  }

  return {
    now,
    day: (businessDays) => dayAt(businessDays).date,
    instant: (when) => new Date(milliseconds(when)).toISOString(),
    morningOf: (businessDays) => new Date(dayAt(businessDays).start + MORNING).toISOString(),
    id(key, instant, place) {
      const random = createHash('sha256').update(key).digest()
      return v7({ msecs: Date.parse(instant), random, ...(place !== undefined && { seq: place }) })
    },
  }
}

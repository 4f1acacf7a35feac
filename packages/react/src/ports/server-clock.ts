import type { Clock } from '@tramite/core/calendar'
import { createEmitter } from './emitter.ts'

/** Offsets below this are ignored, in milliseconds. */
const TOLERATED_MS = 60_000

/** When a request was sent and its answer received, by the device's clock in milliseconds, and the answer's `Date` header. */
export interface AnsweredAt {
  readonly sentAt: number
  readonly receivedAt: number
  readonly date: string | null
}

/**
 * How far the server's clock is ahead of the device's, in milliseconds. The `Date` header has whole seconds and was written
 * at some moment between request and answer, which gives a range of offsets: the known offset stays if it lies in the
 * range, otherwise the nearest end of the range is taken.
 * @param known the offset known so far
 */
export function toClockOffset(known: number, { sentAt, receivedAt, date }: AnsweredAt): number {
  const written = Date.parse(date ?? '')
  const least = written - receivedAt
  const most = written + 999 - sentAt
  // No date, or the device's clock was set back meanwhile.
  if (!(least <= most)) return known
  const offset = Math.min(Math.max(known, least), most)
  return Math.abs(offset) < TOLERATED_MS ? 0 : offset
}

/** A clock that is corrected by the server's answers, and the `fetch` that does so. */
export interface ServerClock {
  readonly clock: Clock
  /** Sends a request. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Corrects the clock by an answer that came another way. */
  readonly learn: (answered: AnsweredAt) => void
}

/**
 * Creates a clock that follows the server's, by which the server decides what is allowed: the device's own may be days off.
 * @param fetch sends a request
 */
export function followServerClock(fetch: (request: Request) => Promise<Response>): ServerClock {
  let offset = 0
  const putRight = createEmitter<void>()
  const learn = (answered: AnsweredAt) => {
    const known = offset
    offset = toClockOffset(known, answered)
    if (offset !== known) putRight.emit()
  }
  return {
    learn,
    clock: { now: () => new Date(Date.now() + offset), onPutRight: putRight.subscribe },
    async fetch(request) {
      const sentAt = Date.now()
      const response = await fetch(request)
      learn({ sentAt, receivedAt: Date.now(), date: response.headers.get('date') })
      return response
    },
  }
}

import type { Clock } from '@tramite/core/calendar'
import { createEmitter } from './emitter.ts'

/** No day is told wrong by less, milliseconds. */
const TOLERATED_MS = 60_000

/** When a request went and its answer came, by the device's clock in milliseconds, and the `Date` of the answer. */
export interface AnsweredAt {
  readonly sentAt: number
  readonly receivedAt: number
  readonly date: string | null
}

/**
 * How far the server's clock is ahead of the device's, in milliseconds. The server wrote its time, without the
 * milliseconds, somewhere between request and answer: what was known stays as long as that explains it, and else
 * becomes the nearest that it does.
 * @param known what was known before
 */
export function toClockOffset(known: number, { sentAt, receivedAt, date }: AnsweredAt): number {
  const written = Date.parse(date ?? '')
  const least = written - receivedAt
  const most = written + 999 - sentAt
  // No date, or a device whose clock was put back meanwhile.
  if (!(least <= most)) return known
  const offset = Math.min(Math.max(known, least), most)
  return Math.abs(offset) < TOLERATED_MS ? 0 : offset
}

/** A device's clock that is put right by what the server answers, and the way to the server by which it is. */
export interface ServerClock {
  readonly clock: Clock
  /** Sends a request. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Learns from an answer that came another way. */
  readonly learn: (answered: AnsweredAt) => void
}

/**
 * Tells the server's time, by which it judges what may be done: a device's own may be days off.
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

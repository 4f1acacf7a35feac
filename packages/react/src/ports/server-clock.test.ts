import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followServerClock, toClockOffset } from './server-clock.ts'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
const date = 'Thu, 19 Nov 2026 15:00:00 GMT'
const written = Date.parse(date)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['a clock that is right', { known: 0, sent: -200, received: 300 }, 0],
  ['an answer half a minute late', { known: 0, sent: 0, received: 30 * SECOND }, 0],
  ['a request half a minute on its way', { known: 0, sent: -30 * SECOND, received: 0 }, 0],
  ['a machine that slept over the answer', { known: 0, sent: -100, received: DAY }, 0],
  ['less than a minute', { known: 0, sent: 58 * SECOND, received: 59 * SECOND }, 0],
  ['a clock that is ahead', { known: 0, sent: 3 * DAY, received: 3 * DAY + 400 }, 999 - 3 * DAY],
  ['a clock that is behind', { known: 0, sent: -DAY - 400, received: -DAY }, DAY],
  ['what is known, and explained', { known: DAY, sent: -DAY - 400, received: 500 - DAY }, DAY],
  ['a clock put right meanwhile', { known: DAY, sent: -100, received: 200 }, 0],
  ['a clock put back under way', { known: DAY, sent: 3 * DAY, received: 0 }, DAY],
] as const)('knows the distance to the server by %s', (_, { known, sent, received }, offset) => {
  const at = { sentAt: written + sent, receivedAt: written + received, date }
  expect(toClockOffset(known, at)).toBe(offset)
})

it.each([null, '', 'soon'])('keeps what it knows without a date (%o)', (none) => {
  expect(toClockOffset(DAY, { sentAt: written, receivedAt: written, date: none })).toBe(DAY)
})

it("tells the server's time from its first answer on", async () => {
  vi.setSystemTime(written + 3 * DAY)
  const { clock, fetch } = followServerClock(async () => new Response(null, { headers: { date } }))
  expect(clock.now().getTime()).toBe(written + 3 * DAY)
  await fetch(new Request('https://portal.example/api/home'))
  expect(clock.now().getTime()).toBe(written + 999)
})

it('says when an answer puts it right, and not again', async () => {
  vi.setSystemTime(written + 3 * DAY)
  const { clock, fetch } = followServerClock(async () => new Response(null, { headers: { date } }))
  const told = vi.fn()
  const stop = clock.onPutRight?.(told)
  const ask = () => fetch(new Request('https://portal.example/api/home'))
  await ask()
  await ask()
  expect(told).toHaveBeenCalledOnce()
  stop?.()
  vi.setSystemTime(written - 3 * DAY)
  await ask()
  expect(told).toHaveBeenCalledOnce()
})

it('learns from an answer that came another way', () => {
  vi.setSystemTime(written + 3 * DAY)
  const { clock, learn } = followServerClock(async () => new Response())
  learn({ sentAt: Date.now() - 200, receivedAt: Date.now(), date })
  expect(clock.now().getTime()).toBe(written + 999 + 200)
})

import { conventions } from '@tramite/core/calendar'
import { expect, it } from 'vitest'
import { byDay } from './by-day.ts'

it.each([
  ['08:00:00', true],
  ['20:59:59', true],
  ['21:00:00', false],
  ['00:00:00', false],
  ['07:59:59', false],
])('a job that tells people, asked for at %s in the firm’s time zone: %s', async (time, isTold) => {
  let runs = 0
  const job = byDay(20, async () => {
    runs += 1
  })
  await job.run({
    clock: { now: () => new Date(`2026-04-02T${time}-03:00`) },
    conventions: conventions.specified,
  })
  expect(runs).toBe(isTold ? 1 : 0)
})

it('is asked for in every hour in which it tells', () => {
  expect(byDay(20, async () => undefined).schedule).toBe('20 8-20 * * *')
})

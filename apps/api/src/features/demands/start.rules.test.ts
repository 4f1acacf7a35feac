import { conventions } from '@tramite/core/calendar'
import { simulateQueue } from '@tramite/core/demands'
import { describe, expect, it } from 'vitest'
import { toStartMove } from './start.rules.ts'

/** Wednesday, 18/11/2026, 09:00 in São Paulo: two business days later is Friday, 20/11. */
const input = {
  now: new Date('2026-11-18T12:00:00Z'),
  premium: false,
  conventions: conventions.specified,
}
const asked = {
  id: 'd',
  number: 1,
  deleveryForecast: '2026-11-10',
  statusKey: 'PENDING',
  statusChangedAt: '2026-11-16T12:00:00Z',
  finishedAt: null,
  order: null,
} as const
const queue = [{ id: 'other', number: 2, deleveryForecast: '2026-11-25' }]
const dates = (demand: Parameters<typeof toStartMove>[0], before = queue) =>
  simulateQueue(before, toStartMove(demand, input), input).map(({ id, to }) => `${id} ${to}`)

describe('the start of a demand that was asked about', () => {
  it('counts anew what was delivered, is done again, and whose date is past', () => {
    expect(toStartMove(asked, input).kind).toBe('add')
    expect(dates(asked)).toEqual(['other 2026-11-25', 'd 2026-11-25'])
  })

  it('moves the date of one that would still be in time', () => {
    expect(dates({ ...asked, deleveryForecast: '2026-11-19' })).toEqual([
      'd 2026-11-23',
      'other 2026-11-25',
    ])
  })

  it('leaves late what kept its place', () => {
    const kept = { ...asked, order: 1 }
    expect(dates(kept, [{ ...kept, deleveryForecast: '2026-11-10' }])).toEqual(['d 2026-11-12'])
  })

  it('finds the place of one that had no date yet', () => {
    expect(toStartMove({ ...asked, deleveryForecast: null }, input).kind).toBe('resume')
  })

  it('adds the days that the contract suspended before, which its end will not add', () => {
    const kept = { ...asked, order: 1, stoppedSince: new Date('2026-11-12T12:00:00Z') }
    const before = [{ ...kept, deleveryForecast: '2026-11-10' }]
    expect(dates(kept, before)).toEqual(['d 2026-11-16'])
    expect(dates({ ...kept, datedAt: new Date('2026-11-13T12:00:00Z') }, before)).toEqual([
      'd 2026-11-13',
    ])
    expect(dates({ ...kept, stoppedSince: new Date('2026-11-17T12:00:00Z') }, before)).toEqual([
      'd 2026-11-12',
    ])
  })
})

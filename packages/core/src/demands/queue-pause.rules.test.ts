import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { boundBehind } from './queue-pause.rules.ts'

/** Wednesday, 25 November 2026, at noon: days are counted from this one. */
const frame = { now: new Date('2026-11-25T15:00:00Z'), conventions: conventions.specified }

describe('boundBehind', () => {
  it('is the earliest day behind, of the same day, too', () => {
    expect(boundBehind('2026-11-30', ['2026-12-04', null, '2026-12-02'], frame)).toBe('2026-12-02')
    expect(boundBehind('2026-11-30', ['2026-12-02', '2026-11-30'], frame)).toBe('2026-11-30')
  })

  it('is none of a demand that was due before it already', () => {
    expect(boundBehind('2026-11-30', ['2026-11-27'], frame)).toBeNull()
  })

  it('is the day that is counted from, and none before it', () => {
    expect(boundBehind('2026-11-20', ['2026-11-25'], frame)).toBe('2026-11-25')
    expect(boundBehind('2026-11-20', ['2026-11-24'], frame)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { buildDemandSummaries, buildId, createFixedClock } from './index.ts'

describe('builders', () => {
  it('give ids that look like the server’s', () => {
    expect(buildId(255)).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })

  it('give many demands, all different and the same each time', () => {
    const demands = buildDemandSummaries(10_000)
    expect(new Set(demands.map(({ id }) => id)).size).toBe(10_000)
    expect(buildDemandSummaries(10_000)).toEqual(demands)
  })
})

describe('createFixedClock', () => {
  it('moves only when told', () => {
    const clock = createFixedClock('2026-11-18T13:00:00Z')
    clock.advance(1000)
    expect(clock.now().toISOString()).toBe('2026-11-18T13:00:01.000Z')
    clock.set('2026-12-01T00:00:00Z')
    expect(clock.now().toISOString()).toBe('2026-12-01T00:00:00.000Z')
  })
})

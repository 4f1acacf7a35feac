import { buildDemandSummaries } from '@tramite/core/testing'
import { describe, expect, it } from 'vitest'
import { toHomeDemands } from './home-demands.ts'
import { buildHome } from './home-samples.ts'

const home = buildHome(buildDemandSummaries(20))

describe('toHomeDemands', () => {
  it('shows all statuses newest first', () => {
    const { demands, total } = toHomeDemands(home, 'ALL')
    expect(total).toBe(20)
    expect(demands.map(({ externalId }) => externalId)).toEqual(
      Array.from({ length: 20 }, (_, index) => 1020 - index),
    )
  })

  it('shows one status', () => {
    const { demands, total } = toHomeDemands(home, 'BLOCKED')
    expect(total).toBe(4)
    expect(new Set(demands.map(({ statusKey }) => statusKey))).toEqual(new Set(['BLOCKED']))
  })

  it('tells the exact number when the list is capped', () => {
    const { demands, total } = toHomeDemands(buildHome(buildDemandSummaries(1000)), 'OPEN')
    expect(total).toBe(200)
    expect(demands.length).toBeLessThan(total)
  })
})

import { describe, expect, it } from 'vitest'
import { buildDemandSummary } from '../testing/index.ts'
import { holdsStatus, listHomeFilters, toHomeDemands } from './home-demands.ts'

const demandsActive = [
  buildDemandSummary({ id: 'a', externalId: 1, statusKey: 'OPEN' }),
  buildDemandSummary({ id: 'b', externalId: 4, statusKey: 'BLOCKED' }),
]
const demandsPending = [buildDemandSummary({ id: 'c', externalId: 2, statusKey: 'PENDING' })]
const demandsFinished = [buildDemandSummary({ id: 'd', externalId: 3, statusKey: 'FINISHED' })]
const counts = { OPEN: 1, IN_PROGRESS: 0, PENDING: 7, FINISHED: 120, BLOCKED: 1 }
const home = { demandsActive, demandsPending, demandsFinished, counts }

describe('the status filter', () => {
  it('counts all and each status, with two digits at least', () => {
    expect(listHomeFilters(counts).map(({ filter, text }) => `${filter} ${text}`)).toEqual([
      'ALL 129',
      'OPEN 01',
      'IN_PROGRESS 00',
      'PENDING 07',
      'FINISHED 120',
      'BLOCKED 01',
    ])
  })

  it.each([
    ['ALL', 'bdca', 129],
    ['OPEN', 'a', 1],
    ['BLOCKED', 'b', 1],
    ['IN_PROGRESS', '', 0],
    ['PENDING', 'c', 7],
    ['FINISHED', 'd', 120],
  ] as const)('%s shows %s of %i', (filter, ids, total) => {
    const shown = toHomeDemands(home, filter)
    expect(shown.demands.map(({ id }) => id).join('')).toBe(ids)
    expect(shown.total).toBe(total)
  })

  it.each([
    ['OPEN', true],
    ['IN_PROGRESS', true],
    ['PENDING', false],
    ['FINISHED', false],
    ['BLOCKED', true],
  ] as const)('holds all of %s: %s', (statusKey, holds) => {
    expect(holdsStatus(home, statusKey)).toBe(holds)
  })
})

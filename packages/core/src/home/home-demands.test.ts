import { describe, expect, it } from 'vitest'
import { MARK_REGISTRATION_TYPE } from '../demands/index.ts'
import { buildDemandSummary } from '../testing/index.ts'
import { countInOrder, holdsStatus, listHomeFilters, toHomeDemands } from './home-demands.ts'

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

  it('shows the delivered demands that wait for a validation before the others', () => {
    const finished = [1, 2, 3, 4].map((externalId) =>
      buildDemandSummary({
        externalId,
        statusKey: 'FINISHED',
        validationDate: externalId % 2 ? null : '2026-11-03T12:00:00.000Z',
      }),
    )
    const numbers = (filter: 'ALL' | 'FINISHED') =>
      toHomeDemands(
        { demandsActive: [], demandsPending: [], demandsFinished: finished, counts },
        filter,
      ).demands.map(({ externalId }) => externalId)
    expect(numbers('FINISHED')).toEqual([3, 1, 4, 2])
    expect(numbers('ALL')).toEqual([4, 3, 2, 1])
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

describe('the order of priority', () => {
  const demand = buildDemandSummary({ statusKey: 'IN_PROGRESS' })
  const mark = { ...demand, demandTypeName: MARK_REGISTRATION_TYPE }

  it.each([
    ['two demands', [demand, demand], 2, 2],
    ['two registrations of marks', [mark, mark], 2, 0],
    ['more than the home page lists', [demand, mark], 150, 149],
    ['an open registration', [demand, { ...mark, statusKey: 'OPEN' as const }], 1, 1],
  ])('is of what the page of demands lists: %s', (_, active, inProgress, expected) => {
    const given = { demandsActive: active, counts: { ...counts, IN_PROGRESS: inProgress } }
    expect(countInOrder(given)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { buildDemandSummary } from '../testing/index.ts'
import { countWaiting, listUnvalidated } from './waiting.rules.ts'

const counts = { OPEN: 0, IN_PROGRESS: 0, PENDING: 2, FINISHED: 2, BLOCKED: 0 }
const delivered = buildDemandSummary({ statusKey: 'FINISHED' })
const validated = buildDemandSummary({
  statusKey: 'FINISHED',
  validationDate: '2026-11-10T12:00:00.000Z',
})

it('lists the deliveries without validation', () => {
  expect(listUnvalidated({ demandsFinished: [validated, delivered] })).toEqual([delivered])
})

describe('countWaiting', () => {
  it('counts pending demands and deliveries without validation', () => {
    expect(countWaiting({ demandsFinished: [delivered, validated], counts })).toEqual({
      count: 3,
      isExact: true,
    })
  })

  it('says when there may be more', () => {
    expect(countWaiting({ demandsFinished: [validated], counts })).toEqual({
      count: 2,
      isExact: false,
    })
  })
})

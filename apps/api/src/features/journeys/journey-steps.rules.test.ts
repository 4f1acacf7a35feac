import type { DemandStatus } from '@tramite/core/demands'
import { evaluateJourneyFollow } from '@tramite/core/journeys'
import { describe, expect, it } from 'vitest'
import { findReleasedStep, toBeginningStatus } from './journey-steps.rules.ts'

const stepsOf = (...statuses: DemandStatus[]) =>
  statuses.map((statusKey, index) => ({ id: `d${index + 1}`, statusKey }))

describe('the steps of a started journey', () => {
  it('begin with the first, to which following leads', () => {
    const demands = stepsOf(...[0, 1, 2].map(toBeginningStatus))
    expect(demands.map(({ statusKey }) => statusKey)).toEqual(['OPEN', 'BLOCKED', 'BLOCKED'])
    const journey = { id: 'j1', preJourneyDemand: [], customerJourney: [{ demands }] }
    expect(evaluateJourneyFollow(journey)).toMatchObject({ demandId: 'd1' })
  })

  it.each<[DemandStatus[], string | null]>([
    [['FINISHED', 'BLOCKED', 'BLOCKED'], 'd2'],
    [['FINISHED', 'FINISHED', 'BLOCKED'], 'd3'],
    [['FINISHED', 'OPEN', 'BLOCKED'], null],
    [['IN_PROGRESS', 'FINISHED', 'BLOCKED'], null],
    [['BLOCKED', 'FINISHED', 'BLOCKED'], 'd1'],
    [['FINISHED', 'FINISHED'], null],
    [[], null],
  ])('%j: %s opens', (statuses, id) => {
    expect(findReleasedStep(stepsOf(...statuses))?.id ?? null).toBe(id)
  })
})

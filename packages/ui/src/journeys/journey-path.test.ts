import type { JourneyStep } from '@tramite/core/journeys'
import { describe, expect, it } from 'vitest'
import { countDone, toPlacedSteps } from './journey-path.ts'

type Status = NonNullable<JourneyStep['demand']>['statusKey']

const step = (title: string, statusKey: Status | null): JourneyStep => ({
  id: title,
  title,
  about: null,
  demand: statusKey && {
    href: `/demands/${title}`,
    statusKey,
    deleveryForecast: null,
    finishedAt: null,
  },
  isPreparation: false,
})

describe('toPlacedSteps', () => {
  it('places what is delivered, at work and ahead, and says what each blocked one waits for', () => {
    const steps = [
      step('a', 'FINISHED'),
      step('b', 'PENDING'),
      step('c', 'BLOCKED'),
      step('d', 'BLOCKED'),
    ]
    expect(toPlacedSteps(steps).map(({ place, waitsFor }) => [place, waitsFor])).toEqual([
      ['done', undefined],
      ['now', undefined],
      ['next', 'b'],
      ['next', 'c'],
    ])
    expect(countDone(steps)).toBe(1)
  })

  it('lets what was not raised wait for the one before it, and the first for the start alone', () => {
    const prepared = { ...step('p', 'OPEN'), isPreparation: true }
    const placed = toPlacedSteps([prepared, step('a', null), step('b', null)])
    expect(placed.map(({ place, waitsFor }) => [place, waitsFor])).toEqual([
      ['now', undefined],
      ['next', undefined],
      ['next', 'a'],
    ])
  })
})

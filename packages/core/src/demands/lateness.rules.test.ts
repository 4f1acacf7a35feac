import { expect, it } from 'vitest'
import { demandStatuses } from './demand-status.ts'
import { isClockPaused, isOverdue } from './lateness.rules.ts'

const today = '2026-03-10'
const of = (rule: (statusKey: (typeof demandStatuses)[number]) => boolean) =>
  demandStatuses.filter(rule)

it('a demand is overdue from the day after the promised one, while it waits for the firm', () => {
  const at = (deleveryForecast: string | null, areDeadlinesSuspended = false) =>
    of((statusKey) => isOverdue({ statusKey, deleveryForecast }, { today, areDeadlinesSuspended }))
  expect(at('2026-03-09')).toEqual(['OPEN', 'IN_PROGRESS', 'BLOCKED'])
  expect(at('2026-03-10')).toEqual([])
  expect(at(null)).toEqual([])
  expect(at('2026-03-09', true)).toEqual([])
})

it('its clock stands still while it waits for the customer, and while the contract holds all deadlines', () => {
  expect(of((statusKey) => isClockPaused(statusKey, false))).toEqual(['PENDING'])
  expect(of((statusKey) => isClockPaused(statusKey, true))).toEqual([
    'OPEN',
    'IN_PROGRESS',
    'PENDING',
    'BLOCKED',
  ])
})

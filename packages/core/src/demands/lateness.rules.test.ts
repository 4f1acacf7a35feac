import { expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { demandStatuses } from './demand-status.ts'
import { isClockPaused, isOverdue, toDeadlineState, toDemandDate } from './lateness.rules.ts'

const today = '2026-03-10'
const of = (rule: (statusKey: (typeof demandStatuses)[number]) => boolean) =>
  demandStatuses.filter(rule)

it.each([
  [{}, 'running'],
  [{ areDeadlinesSuspended: true }, 'suspended'],
  [{ areDeadlinesSuspended: true, hasContractEnded: true }, 'ended'],
] as const)('deadlines by a contract of %j: %s', (stop, state) => {
  expect(toDeadlineState(stop)).toBe(state)
})

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

it.each([
  ['OPEN', null, { state: 'none', last: null }],
  ['PENDING', '2026-03-09', { state: 'none', last: '2026-03-09' }],
  ['IN_PROGRESS', '2026-03-10', { state: 'due', date: '2026-03-10' }],
  ['BLOCKED', '2026-03-09', { state: 'overdue', date: '2026-03-09' }],
  // Delivered late in the evening of the firm, which is the next day in UTC.
  ['FINISHED', '2026-03-01', { state: 'delivered', date: '2026-03-08' }],
] as const)(
  'the date of a demand that is %s, promised for %s',
  (statusKey, deleveryForecast, is) => {
    const finishedAt = statusKey === 'FINISHED' ? '2026-03-09T01:00:00.000Z' : null
    const demand = { statusKey, deleveryForecast, finishedAt }
    const frame = { today, conventions: conventions.specified }
    expect(toDemandDate(demand, frame)).toEqual(is)
    const held = { ...frame, areDeadlinesSuspended: true }
    const isHeld = statusKey !== 'FINISHED'
    const last = deleveryForecast
    expect(toDemandDate(demand, held)).toEqual(isHeld ? { state: 'suspended', last } : is)
    const ended = { ...held, hasContractEnded: true }
    expect(toDemandDate(demand, ended)).toEqual(isHeld ? { state: 'ended', last } : is)
  },
)

import { describe, expect, it } from 'vitest'
import { buildDemandSummary } from '../testing/index.ts'
import { compareWaiting, listComing, listHomeTasks } from './home-tasks.rules.ts'

const frame = { today: '2026-11-22', timeZone: 'America/Sao_Paulo' }
const of = (
  statusKey: 'PENDING' | 'FINISHED' | 'IN_PROGRESS',
  name: string,
  day: string,
  change: Parameters<typeof buildDemandSummary>[0] = {},
) =>
  buildDemandSummary({
    statusKey,
    name,
    statusChangedAt: `2026-11-${day}T15:00:00.000Z`,
    ...change,
  })

describe('listHomeTasks', () => {
  it('has the answers first and, of each kind, what has waited longest', () => {
    const demands = [
      of('FINISHED', 'entregue', '10'),
      of('PENDING', 'nova', '20'),
      of('PENDING', 'antiga', '16'),
    ].sort(compareWaiting)
    const { tasks, others } = listHomeTasks({ waiting: { count: 3, demands } }, frame)
    expect(tasks.map(({ kind, name, days }) => [kind, name, days])).toEqual([
      ['answer', 'antiga', 6],
      ['answer', 'nova', 2],
      ['validate', 'entregue', 12],
    ])
    expect(others).toBe(0)
  })

  it('counts the others', () => {
    const demands = [of('PENDING', 'x', '16')]
    expect(listHomeTasks({ waiting: { count: 9, demands } }, frame).others).toBe(8)
  })

  it('counts days on the calendar of the firm', () => {
    const late = of('PENDING', 'x', '22', { statusChangedAt: '2026-11-22T01:00:00.000Z' })
    const { tasks } = listHomeTasks({ waiting: { count: 1, demands: [late] } }, frame)
    expect(tasks[0]).toMatchObject({ since: '2026-11-21', days: 1 })
  })
})

describe('listComing', () => {
  const coming = ['2026-11-22', '2026-11-30'].map((deleveryForecast) =>
    of('IN_PROGRESS', deleveryForecast, '10', { deleveryForecast }),
  )
  const datesOn = (today: string) => listComing({ coming }, { today })?.map(({ date }) => date)

  it('has what comes, and after midnight nothing that has passed', () => {
    expect(datesOn('2026-11-22')).toEqual(['2026-11-22', '2026-11-30'])
    expect(datesOn('2026-11-23')).toEqual(['2026-11-30'])
  })

  it('says nothing of dates that the contract holds', () => {
    expect(listComing({ coming }, { ...frame, areDeadlinesSuspended: true })).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { buildDemandSummary } from '../testing/index.ts'
import { listComing, listHomeTasks } from './home-tasks.rules.ts'

const frame = { today: '2026-11-22', timeZone: 'America/Sao_Paulo' }
const none = { OPEN: 0, IN_PROGRESS: 0, PENDING: 0, FINISHED: 0, BLOCKED: 0 }
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
    const demandsPending = [of('PENDING', 'nova', '20'), of('PENDING', 'antiga', '16')]
    const demandsFinished = [
      of('FINISHED', 'entregue', '10'),
      of('FINISHED', 'validada', '09', { validationDate: '2026-11-11T12:00:00.000Z' }),
    ]
    const counts = { ...none, PENDING: 2, FINISHED: 2 }
    const { tasks, ...rest } = listHomeTasks({ demandsPending, demandsFinished, counts }, frame)
    expect(tasks.map(({ kind, name, days }) => [kind, name, days])).toEqual([
      ['answer', 'antiga', 6],
      ['answer', 'nova', 2],
      ['validate', 'entregue', 12],
    ])
    expect(rest).toEqual({ others: 0, isExact: true })
  })

  it('names four and counts the others, as far as it can tell', () => {
    const demandsPending = Array.from({ length: 6 }, () => of('PENDING', 'x', '16'))
    const counts = { ...none, PENDING: 9, FINISHED: 3 }
    const home = { demandsPending, demandsFinished: [], counts }
    const { tasks, ...rest } = listHomeTasks(home, frame)
    expect(tasks).toHaveLength(4)
    expect(rest).toEqual({ others: 5, isExact: false })
  })

  it('counts days on the calendar of the firm', () => {
    const late = of('PENDING', 'x', '22', { statusChangedAt: '2026-11-22T01:00:00.000Z' })
    const home = { demandsPending: [late], demandsFinished: [], counts: { ...none, PENDING: 1 } }
    expect(listHomeTasks(home, frame).tasks[0]).toMatchObject({ since: '2026-11-21', days: 1 })
  })
})

describe('listComing', () => {
  const running = (name: string, deleveryForecast: string | null) =>
    of('IN_PROGRESS', name, '10', { deleveryForecast })
  const demandsActive = [
    running('depois', '2026-11-30'),
    running('sem data', null),
    running('passada', '2026-11-20'),
    running('hoje', '2026-11-22'),
  ]
  const counts = { ...none, IN_PROGRESS: 4 }

  it('has what comes, the next one first, and nothing that has passed', () => {
    const coming = listComing({ demandsActive, counts }, frame)
    expect(coming?.map(({ name }) => name)).toEqual(['hoje', 'depois'])
  })

  it('says nothing of dates that the contract holds, nor of lists that are not whole', () => {
    const held = { ...frame, areDeadlinesSuspended: true }
    expect(listComing({ demandsActive, counts }, held)).toBeNull()
    expect(listComing({ demandsActive, counts: { ...counts, OPEN: 1 } }, frame)).toBeNull()
  })
})

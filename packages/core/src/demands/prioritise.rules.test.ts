import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate, civilDateOf, conventions } from '../calendar/index.ts'
import { evaluatePriority } from './prioritise.rules.ts'
import type { QueuedDemand } from './queue.types.ts'
import { isPriorityLocked, priorityLockEnd } from './queue-lock.rules.ts'

/** Wednesday, 18/11/2026, 09:00 in São Paulo: two business days from now is Friday, 20/11. */
const morning = new Date('2026-11-18T12:00:00Z')
/** Two business days from now is Tuesday, 24/11, four calendar days ahead. */
const friday = new Date('2026-11-20T12:00:00Z')
const others = { now: morning, premium: false, conventions: conventions.specified }
const premium = { ...others, premium: true }

const queued = (id: string, deleveryForecast: CivilDate | null): QueuedDemand => ({
  id,
  deleveryForecast,
})
const target = (deleveryForecast: CivilDate | null) => ({
  ...queued('target', deleveryForecast),
  statusKey: 'IN_PROGRESS' as const,
  priority: false,
})

describe('evaluatePriority', () => {
  const queue = [
    queued('locked', '2026-11-20'),
    queued('first', '2026-11-24'),
    queued('second', '2026-11-26'),
    target('2026-12-02'),
    queued('behind', '2026-12-04'),
  ]

  it('goes behind the locked demands; those with room enough keep their day', () => {
    expect(evaluatePriority(target('2026-12-02'), queue, others)).toMatchObject({
      allowed: true,
      deleveryForecast: '2026-11-20',
      changes: [],
      order: ['locked', 'target', 'first', 'second', 'behind'],
    })
  })

  it('counts the places behind the locked ones from 1, the demand itself being the first', () => {
    const soon = [
      queued('first', '2026-11-23'),
      queued('second', '2026-11-23'),
      target('2026-12-02'),
    ]
    expect(evaluatePriority(target('2026-12-02'), soon, others)).toMatchObject({
      changes: [
        { demandId: 'first', from: '2026-11-23', to: '2026-11-24' },
        { demandId: 'second', from: '2026-11-23', to: '2026-11-26' },
      ],
    })
    expect(evaluatePriority(target('2026-12-02'), soon, premium)).toMatchObject({ changes: [] })
  })

  it('the 18:00 rule moves the new date on', () => {
    const late = { ...others, now: new Date('2026-11-18T21:00:01Z') }
    expect(evaluatePriority(target('2026-12-02'), queue, late)).toMatchObject({
      deleveryForecast: '2026-11-23',
    })
    expect(priorityLockEnd(late)).toBe('2026-11-23')
  })

  it('never promises a later day than before', () => {
    const dueMonday = target('2026-11-23')
    const list = [queued('first', '2026-11-30'), dueMonday]
    expect(evaluatePriority(dueMonday, list, { ...others, now: friday })).toMatchObject({
      deleveryForecast: '2026-11-23',
      changes: [],
    })
  })

  it('leaves a locked demand where it is: it is among the next already', () => {
    const dueMonday = target('2026-11-23')
    const list = [dueMonday, queued('locked', '2026-11-24'), queued('behind', '2026-12-04')]
    expect(evaluatePriority(dueMonday, list, { ...others, now: friday })).toMatchObject({
      deleveryForecast: '2026-11-23',
      changes: [],
      order: ['target', 'locked', 'behind'],
    })
  })

  it('gives no forecast to a demand without one', () => {
    const list = [queued('untriaged', null), target('2026-12-02')]
    expect(evaluatePriority(target('2026-12-02'), list, others)).toMatchObject({ changes: [] })
  })

  it.each([
    ['dueSoon', target('2026-11-20')],
    ['noForecast', target(null)],
    ['alreadyPriority', { ...target('2026-12-02'), priority: true }],
    ['notInProgress', { ...target('2026-12-02'), statusKey: 'PENDING' as const }],
  ])('refuses: %s', (reason, demand) => {
    expect(evaluatePriority(demand, queue, others)).toEqual({ allowed: false, reason })
  })

  it('holds for any queue', () => {
    const now = fc.constantFrom(morning, friday)
    const forecast = fc.option(fc.integer({ min: -5, max: 60 }))
    const place = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(
        now,
        fc.array(forecast, { maxLength: 40 }),
        place,
        fc.integer({ min: 3, max: 60 }),
        fc.boolean(),
        (now, forecasts, at, days, isPremium) => {
          const today = civilDateOf(now)
          const demand = target(addDays(today, days))
          const list = forecasts.map((day, index) =>
            queued(`d${index}`, day === null ? null : addDays(today, day)),
          )
          list.splice(at, 0, demand)
          const input = { ...others, now, premium: isPremium }
          const decision = evaluatePriority(demand, list, input)
          if (!decision.allowed) throw new Error('refused')
          const behind = new Set(list.slice(list.indexOf(demand) + 1).map(({ id }) => id))
          const lockEnd = priorityLockEnd(input)
          const ids = list.map(({ id }) => id)

          expect(decision.deleveryForecast <= lockEnd).toBe(true)
          expect([...decision.order].sort()).toEqual([...ids].sort())
          for (const { demandId, from, to } of decision.changes) {
            expect(from !== null && to > from).toBe(true)
            expect(behind.has(demandId)).toBe(false)
          }
          if (isPriorityLocked(demand, lockEnd)) {
            expect(decision.order).toEqual(ids)
            return
          }
          const position = decision.order.indexOf('target')
          for (const other of list) {
            if (other.id === 'target') continue
            const isBefore = decision.order.indexOf(other.id) < position
            expect(isBefore).toBe(isPriorityLocked(other, lockEnd))
          }
        },
      ),
    )
  })

  it('looks at no more days for each demand of a long queue than for those of a short one', () => {
    const looksFor = (count: number) => {
      let looks = 0
      const { holidayName } = conventions.specified
      const counting = {
        ...conventions.specified,
        holidayName: (day: CivilDate) => {
          looks += 1
          return holidayName(day)
        },
      }
      const list = Array.from({ length: count }, (_, index) => queued(`d${index}`, '2026-12-01'))
      const queue = [...list, target('2027-12-02')]
      evaluatePriority(target('2027-12-02'), queue, { ...others, conventions: counting })
      return looks
    }
    expect(looksFor(2000)).toBeLessThan(2.5 * looksFor(1000))
  })
})

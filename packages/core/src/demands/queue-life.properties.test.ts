import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  addDays,
  civilDateOf,
  conventions,
  firstCountableDay,
} from '../calendar/index.ts'
import { type ForecastCause, replayForecast, toStaffCause } from './forecast-cause.rules.ts'
import { simulateQueue } from './queue.rules.ts'
import type { QueuedDemand, QueueInput, QueueMove } from './queue.types.ts'
import { isPriorityLocked, priorityLockEnd } from './queue-lock.rules.ts'

type Step =
  | { readonly kind: 'raise' }
  | { readonly kind: 'ask'; readonly at: number }
  | { readonly kind: 'finish'; readonly at: number }
  | { readonly kind: 'prioritise'; readonly at: number }
  | { readonly kind: 'return'; readonly at: number }
  | { readonly kind: 'swap'; readonly at: number; readonly with: number }
  | { readonly kind: 'promise'; readonly at: number; readonly days: number }

interface Life extends QueuedDemand {
  readonly number: number
  readonly status: 'IN_PROGRESS' | 'PENDING' | 'FINISHED'
  /** Whether somebody chose its place or its date. */
  readonly isChosen: boolean
}

const at = fc.nat(7)
const steps: fc.Arbitrary<readonly [hours: number, step: Step]> = fc.tuple(
  fc.nat(60),
  fc.oneof(
    fc.constant<Step>({ kind: 'raise' }),
    fc.record({ kind: fc.constantFrom('ask', 'finish', 'prioritise'), at }),
    fc.record({ kind: fc.constant('return' as const), at }),
    fc.record({ kind: fc.constant('return' as const), at }),
    fc.record({ kind: fc.constant('swap' as const), at, with: at }),
    fc.record({ kind: fc.constant('promise' as const), at, days: fc.nat(30) }),
  ),
)

/** The queue of a customer through its life: each step by the rules, each cause kept. */
function createLives(input: Omit<QueueInput, 'now'>, start: Date) {
  let lives: readonly Life[] = []
  let now = start
  const queueIds: string[] = []
  const causes = new Map<string, ForecastCause[]>()

  const queue = () => queueIds.flatMap((id) => lives.filter((life) => life.id === id))
  const change = (id: string, changes: Partial<Life>) => {
    lives = lives.map((life) => (life.id === id ? { ...life, ...changes } : life))
  }
  const keepCause = (id: string, cause: ForecastCause) => causes.get(id)?.push(cause)
  const carryOut = (move: QueueMove) => {
    const places = simulateQueue(queue(), move, { ...input, now })
    queueIds.splice(0, queueIds.length, ...places.map(({ id }) => id))
    for (const { id, from, to, cause } of places) {
      expect(to === from).toBe(cause === null)
      if (cause === null) continue
      keepCause(id, cause)
      change(id, { deleveryForecast: to, isStaffDate: false })
    }
  }
  const pick = (status: Life['status'], index: number) => {
    const found = lives.filter((life) => life.status === status)
    return found[index % Math.max(found.length, 1)]
  }

  const actions: { [K in Step['kind']]: (step: Extract<Step, { kind: K }>) => void } = {
    raise: () => {
      const number = lives.length
      const life = { id: `d${number}`, number, deleveryForecast: null, isChosen: false }
      lives = [...lives, { ...life, status: 'IN_PROGRESS', waitingSince: null }]
      causes.set(life.id, [])
      carryOut({ kind: 'add', demand: life })
    },
    ask: (step) => {
      const life = pick('IN_PROGRESS', step.at)
      if (life) change(life.id, { status: 'PENDING', waitingSince: now })
    },
    finish: (step) => {
      const life = pick('IN_PROGRESS', step.at)
      if (!life) return
      change(life.id, { status: 'FINISHED', waitingSince: now })
      queueIds.splice(queueIds.indexOf(life.id), 1)
    },
    return: (step) => {
      const life = pick('PENDING', step.at) ?? pick('FINISHED', step.at)
      if (!life) return
      const demand = { ...life, waitingSince: life.waitingSince ?? now }
      const cause = life.status === 'PENDING' ? 'answered' : 'reopened'
      change(life.id, { status: 'IN_PROGRESS', waitingSince: null })
      carryOut({ kind: 'resume', cause, demand })
    },
    prioritise: (step) => {
      const life = pick('IN_PROGRESS', step.at)
      if (!life || isPriorityLocked(life, priorityLockEnd({ ...input, now }))) return
      change(life.id, { priority: true, isChosen: true })
      carryOut({ kind: 'prioritise', id: life.id })
    },
    swap: (step) => {
      const [first, second] = [pick('IN_PROGRESS', step.at), pick('IN_PROGRESS', step.with)]
      if (!first || !second || first === second) return
      change(first.id, { isChosen: true })
      change(second.id, { isChosen: true })
      const ids = queueIds.filter((id) => id === first.id || id === second.id)
      carryOut({ kind: 'move', order: ids.reverse() })
    },
    promise: (step) => {
      const life = pick('IN_PROGRESS', step.at)
      if (!life) return
      const to = addDays(civilDateOf(now, input.conventions.timeZone), step.days)
      keepCause(life.id, toStaffCause(life.deleveryForecast, to, null))
      change(life.id, { deleveryForecast: to, isStaffDate: true, isChosen: true })
    },
  }
  return {
    take: ([hours, step]: readonly [number, Step]) => {
      now = new Date(now.getTime() + hours * 3_600_000)
      actions[step.kind](step as never)
    },
    queue,
    firstDay: () => firstCountableDay(now, input.conventions),
    lives: () => lives,
    causesOf: (id: string) => causes.get(id) ?? [],
  }
}

const settings = fc.record({
  premium: fc.boolean(),
  conventions: fc.constantFrom(conventions.specified, conventions.brazil),
})
const starts = fc.date({
  min: new Date('2025-01-01'),
  max: new Date('2028-01-01'),
  noInvalidDate: true,
})

describe('through the life of any queue', () => {
  it('nobody raised later comes earlier, but for those whose place or date was chosen', () => {
    fc.assert(
      fc.property(settings, starts, fc.array(steps, { maxLength: 40 }), (input, start, taken) => {
        const lives = createLives(input, start)
        for (const step of taken) {
          lives.take(step)
          const running = lives
            .queue()
            .filter(({ status, isChosen }) => status === 'IN_PROGRESS' && !isChosen)
            // A demand that is late has no future date.
            .filter(({ deleveryForecast: day }) => day !== null && day >= lives.firstDay())
          const byNumber = running.toSorted((a, b) => a.number - b.number)
          expect(running.map(({ id }) => id)).toEqual(byNumber.map(({ id }) => id))
          const days = byNumber.map(({ deleveryForecast }) => deleveryForecast)
          expect(days).toEqual(days.toSorted())
        }
      }),
      { numRuns: 500 },
    )
  })

  it('every date follows from its causes, and no date moves without one', () => {
    fc.assert(
      fc.property(settings, starts, fc.array(steps, { maxLength: 40 }), (input, start, taken) => {
        const lives = createLives(input, start)
        for (const step of taken) {
          lives.take(step)
          for (const { id, deleveryForecast } of lives.lives()) {
            expect(replayForecast(lives.causesOf(id), input.conventions)).toBe(deleveryForecast)
          }
        }
      }),
    )
  })

  it('a date that the firm gave stays, whatever happens to the others', () => {
    fc.assert(
      fc.property(settings, starts, fc.array(steps, { maxLength: 40 }), (input, start, taken) => {
        const lives = createLives(input, start)
        for (const step of taken) {
          const before = new Map(lives.lives().map((life) => [life.id, life]))
          lives.take(step)
          for (const life of lives.lives()) {
            const was = before.get(life.id)
            if (!was?.isStaffDate || was.deleveryForecast === life.deleveryForecast) continue
            // Its own change: prioritised, set again by the firm, or already past before the customer answered.
            expect(['priority', 'staff', 'answered', 'reopened']).toContain(
              lives.causesOf(life.id).at(-1)?.kind,
            )
          }
        }
      }),
    )
  })
})

describe('a demand that runs again', () => {
  /** Wednesday, 18/11/2026, 09:00 in São Paulo. */
  const asked = new Date('2026-11-18T12:00:00Z')
  const input = { premium: false, conventions: conventions.specified }
  const waiting = (
    day: string | null,
    more: { readonly priority?: boolean; readonly isStaffDate?: boolean } = {},
  ) => ({
    id: 'own',
    number: 2,
    deleveryForecast: day,
    waitingSince: asked,
    ...more,
  })
  const other = (id: string, number: number, day: string, more: Partial<QueuedDemand> = {}) => ({
    id,
    number,
    deleveryForecast: day,
    ...more,
  })
  const resume = (
    queue: readonly QueuedDemand[],
    demand: ReturnType<typeof waiting>,
    now: string,
    cause: 'answered' | 'reopened' = 'answered',
  ) => {
    const places = simulateQueue(
      queue,
      { kind: 'resume', cause, demand },
      { ...input, now: new Date(now) },
    )
    const own = places.find(({ id }) => id === 'own')
    return [own?.place, own?.to, places.map(({ id }) => id).join()]
  }

  it.each([
    ['at once', '2026-11-18T12:00:01Z', '2026-11-24'],
    ['the same evening: today no longer counts', '2026-11-18T22:00:00Z', '2026-11-25'],
    ['after two business days', '2026-11-20T12:00:00Z', '2026-11-26'],
    ['on the weekend', '2026-11-22T12:00:00Z', '2026-11-27'],
  ])('keeps its place and what was left of its time: %s', (_, now, day) => {
    const queue = [
      other('ahead', 1, '2026-11-20'),
      waiting('2026-11-24'),
      other('late', 3, '2027-01-04'),
    ]
    expect(resume(queue, waiting('2026-11-24'), now)).toEqual([2, day, 'ahead,own,late'])
  })

  it('is never due after those behind it, a priority demand neither', () => {
    const queue = [waiting('2026-11-24'), other('c', 3, '2026-11-26'), other('d', 4, '2026-12-01')]
    expect(resume(queue, waiting('2026-11-24'), '2026-12-02T12:00:00Z').slice(0, 2)).toEqual([
      1,
      '2026-12-08',
    ])
    expect(resume(queue, waiting('2026-11-24'), '2026-11-25T12:00:00Z').slice(0, 2)).toEqual([
      1,
      '2026-11-26',
    ])
    const priority = { priority: true }
    const finished = waiting('2026-11-24', priority)
    const others = [other('c', 3, '2026-11-26', priority), other('d', 4, '2026-12-01')]
    expect(resume(others, finished, '2026-11-25T12:00:00Z', 'reopened')).toEqual([
      1,
      '2026-11-26',
      'own,c,d',
    ])
  })

  it('goes before those raised after it, when its place was given up, but not before prioritised ones', () => {
    const queue = [
      other('a', 1, '2026-11-20'),
      other('p', 5, '2026-11-20', { priority: true }),
      other('c', 3, '2026-12-01'),
    ]
    expect(resume(queue, waiting('2026-11-24'), '2026-11-19T12:00:00Z', 'reopened')).toEqual([
      3,
      '2026-11-25',
      'a,p,own,c',
    ])
    expect(resume(queue, waiting(null), '2026-11-19T12:00:00Z')).toEqual([
      3,
      '2026-11-27',
      'a,p,own,c',
    ])
  })

  it('is not due after those raised while it was delivered, before which it goes', () => {
    const queue = [other('c', 3, '2026-11-25'), other('d', 4, '2026-12-01')]
    expect(resume(queue, waiting('2026-11-27'), '2026-11-18T12:00:01Z', 'reopened')).toEqual([
      1,
      '2026-11-25',
      'own,c,d',
    ])
    // A date that the firm set for another demand says nothing about the places.
    const promised = [other('c', 3, '2026-11-25', { isStaffDate: true })]
    expect(resume(promised, waiting('2026-11-27'), '2026-11-18T12:00:01Z', 'reopened')[1]).toBe(
      '2026-11-27',
    )
  })

  it('stays ahead of a locked demand when one behind them is prioritised', () => {
    const queue = [
      waiting('2026-11-24'),
      other('locked', 3, '2026-11-20'),
      other('c', 4, '2026-12-01'),
      other('d', 5, '2026-12-02'),
    ]
    const places = simulateQueue(
      queue,
      { kind: 'prioritise', id: 'd' },
      { ...input, now: new Date('2026-11-19T12:00:00Z') },
    )
    expect(places.map(({ id }) => id)).toEqual(['own', 'locked', 'd', 'c'])
  })

  it('keeps a date of the firm as long as it is ahead', () => {
    const staff = { isStaffDate: true }
    expect(
      resume(
        [waiting('2026-11-24', staff)],
        waiting('2026-11-24', staff),
        '2026-11-23T12:00:00Z',
      )[1],
    ).toBe('2026-11-24')
    expect(
      resume(
        [waiting('2026-11-24', staff)],
        waiting('2026-11-24', staff),
        '2026-11-26T12:00:00Z',
      )[1],
    ).toBe(addBusinessDays('2026-11-24', 6, conventions.specified))
  })

  it('stays as late as it was, and what was delivered late is due within two business days', () => {
    expect(resume([waiting('2026-11-16')], waiting('2026-11-16'), '2026-11-20T12:00:00Z')[1]).toBe(
      '2026-11-18',
    )
    expect(resume([], waiting('2026-11-16'), '2026-11-20T12:00:00Z', 'reopened')[1]).toBe(
      '2026-11-24',
    )
  })
})

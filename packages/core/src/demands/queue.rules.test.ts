import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addBusinessDays,
  addDays,
  type CivilDate,
  civilDateOf,
  conventions,
  countBusinessDays,
  firstCountableDay,
  forecastDate,
  forecastOffset,
  isBusinessDay,
} from '../calendar/index.ts'
import { growthOf } from '../testing/growth.fixture.ts'
import { replayCause } from './forecast-cause.rules.ts'
import { compareQueued, simulateQueue, toForecastChanges } from './queue.rules.ts'
import type { QueuedDemand, QueueInput, QueueMove } from './queue.types.ts'
import { isPriorityLocked, priorityLockEnd } from './queue-lock.rules.ts'

/** Wednesday, 18/11/2026, 09:00 in São Paulo: two business days from now is Friday, 20/11. */
const morning = new Date('2026-11-18T12:00:00Z')
const input: QueueInput = { now: morning, premium: false, conventions: conventions.specified }
const queued = (id: string, deleveryForecast: CivilDate | null): QueuedDemand => ({
  id,
  deleveryForecast,
})
const show = (queue: readonly QueuedDemand[], move: QueueMove, given = input) =>
  simulateQueue(queue, move, given).map(({ id, order, to }) => `${id} ${order ?? '-'} ${to}`)

afterEach(() => vi.unstubAllEnvs())

describe('simulateQueue', () => {
  const queue = [
    queued('locked', '2026-11-20'),
    queued('a', '2026-11-23'),
    queued('b', '2026-11-24'),
    queued('c', '2026-11-26'),
  ]

  it('who moves up gets the day of the new place, who is overtaken too', () => {
    expect(show(queue, { kind: 'move', order: ['c', 'a', 'b'] })).toEqual([
      'locked - 2026-11-20',
      'c 1 2026-11-20',
      'a 2 2026-11-24',
      'b 3 2026-11-26',
    ])
  })

  it('moves nobody who is not named, and never a locked one', () => {
    expect(show(queue, { kind: 'move', order: ['c', 'a'] })).toEqual([
      'locked - 2026-11-20',
      'c 1 2026-11-20',
      'b 2 2026-11-24',
      'a 3 2026-11-26',
    ])
    expect(show(queue, { kind: 'move', order: ['a', 'locked'] })).toEqual(
      show(queue, { kind: 'move', order: [] }),
    )
  })

  it('counts the place of an added demand in the whole queue', () => {
    expect(show(queue, { kind: 'add', demand: queued('new', null) }).at(-1)).toBe(
      'new 5 2026-12-02',
    )
    expect(show(queue, { kind: 'add', demand: queued('new', '2027-01-04') }).at(-1)).toBe(
      'new 5 2027-01-04',
    )
    expect(show([], { kind: 'add', demand: queued('new', null) })).toEqual(['new 1 2026-11-20'])
    const premium = { ...input, premium: true }
    expect(show([], { kind: 'add', demand: queued('new', null) }, premium)).toEqual([
      'new 1 2026-11-18',
    ])
  })

  it("keeps the firm's date of an added demand only while it is not past", () => {
    const promised = (day: CivilDate) => ({ ...queued('new', day), isStaffDate: true })
    expect(show([], { kind: 'add', demand: promised('2026-11-18') })).toEqual(['new 1 2026-11-18'])
    expect(show([], { kind: 'add', demand: promised('2026-11-17') })).toEqual(['new 1 2026-11-20'])
  })

  it('gives no forecast to a demand without one, wherever it moves', () => {
    const untriaged = [queued('none', null), queued('a', '2026-12-01')]
    expect(show(untriaged, { kind: 'move', order: ['a', 'none'] })).toEqual([
      'a 1 2026-11-20',
      'none 2 null',
    ])
  })

  it('the 18:00 rule moves every computed day on', () => {
    const late = { ...input, now: new Date('2026-11-18T21:00:01Z') }
    expect(show([], { kind: 'add', demand: queued('new', null) }, late)).toEqual([
      'new 1 2026-11-23',
    ])
  })
})

const today = civilDateOf(morning)
const instants = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2030-01-01'),
  noInvalidDate: true,
})
const presets = fc.constantFrom(conventions.specified, conventions.brazil)
const days = fc.option(fc.integer({ min: -5, max: 90 }), { freq: 8 })
/** A queue, its demands shuffled, and what its dates are computed from. */
const situations = fc
  .record({ now: instants, conventions: presets, premium: fc.boolean(), days: fc.array(days) })
  .chain(({ days: offsets, ...given }) => {
    const start = civilDateOf(given.now, given.conventions.timeZone)
    const queue = offsets.map((offset, index) =>
      queued(`d${index}`, offset === null ? null : addDays(start, offset)),
    )
    return fc.record({
      given: fc.constant<QueueInput>(given),
      queue: fc.constant(queue),
      order: fc.shuffledSubarray(queue.map(({ id }) => id)),
    })
  })
const moves = situations.chain(({ given, queue, order }) =>
  fc.record({
    given: fc.constant(given),
    queue: fc.constant(queue),
    move: fc.constantFrom<QueueMove>(
      { kind: 'move', order },
      { kind: 'prioritise', id: order[0] ?? 'd0' },
      { kind: 'add', demand: queued('new', null) },
    ),
  }),
)

describe('for any queue and any move', () => {
  it('nobody is lost, and the places count up', () => {
    fc.assert(
      fc.property(moves, ({ given, queue, move }) => {
        const places = simulateQueue(queue, move, given)
        const added = move.kind === 'add' ? ['new'] : []
        expect(places.map(({ id }) => id).sort()).toEqual(
          [...queue.map(({ id }) => id), ...added].sort(),
        )
        expect(places.map(({ place }) => place)).toEqual(places.map((_, index) => index + 1))
        const orders = places.flatMap(({ id, order }) => (id === 'new' ? [] : (order ?? [])))
        expect(orders).toEqual(orders.map((_, index) => index + 1))
      }),
    )
  })

  it('a day that changes is that of its place or the end of the lock, within its bounds', () => {
    fc.assert(
      fc.property(moves, ({ given, queue, move }) => {
        const start = firstCountableDay(given.now, given.conventions)
        for (const { id, order, place, from, to, cause } of simulateQueue(queue, move, given)) {
          expect(cause === null).toBe(to === from)
          if (cause === null || to === null) continue
          expect(cause).toMatchObject({ from, to, place, countedFrom: start })
          expect(replayCause(cause, given.conventions)).toBe(to)
          const isFirst = move.kind === 'prioritise' && id === move.id
          expect(cause.offset).toBe(isFirst ? 2 : forecastOffset(order ?? 0, given.premium))
          if (cause.notBefore !== null || cause.notAfter !== null) continue
          expect(isBusinessDay(to, given.conventions)).toBe(true)
          // Counting back is the inverse of counting forward.
          expect(countBusinessDays(start, to, given.conventions)).toBe(cause.offset)
          expect(addBusinessDays(to, -cause.offset, given.conventions) <= start).toBe(true)
        }
      }),
    )
  })

  it('locked demands keep their day; who gains no place loses none, and the other way round', () => {
    fc.assert(
      fc.property(moves, ({ given, queue, move }) => {
        const lockEnd = priorityLockEnd(given)
        const free = queue.filter((demand) => !isPriorityLocked(demand, lockEnd))
        const before = new Map(free.map(({ id }, index) => [id, index + 1]))
        for (const { id, order, from, to } of simulateQueue(queue, move, given)) {
          if (id === 'new') continue
          if (move.kind === 'add') {
            expect(to).toBe(from)
            continue
          }
          const place = before.get(id)
          expect(order === null).toBe(place === undefined)
          if (place === undefined || order === null || from === null || to === null) {
            expect(move.kind === 'prioritise' || to === from).toBe(true)
          } else if (order > place) expect(to >= from).toBe(true)
          else if (order < place) expect(to <= from).toBe(true)
          else if (move.kind !== 'prioritise') expect(to).toBe(from)
        }
      }),
    )
  })

  it('a queue in which nobody is due before those ahead stays one', () => {
    fc.assert(
      fc.property(
        fc.record({ now: instants, conventions: presets, premium: fc.boolean() }),
        fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 15 }),
        fc.integer({ min: 4, max: 8 }),
        fc.infiniteStream(fc.nat()),
        (given, extras, shift, choices) => {
          let extra = 0
          // Promised some time ago and far enough ahead, so that nothing is locked.
          const queue = extras.map((more, index) => {
            extra += more
            const day = forecastDate({ ...given, order: index + shift })
            return queued(`d${index}`, addBusinessDays(day, extra, given.conventions))
          })
          const order = queue
            .map(({ id }) => ({ id, key: choices.next().value ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ id }) => id)
          const dates = simulateQueue(queue, { kind: 'move', order }, given).map(({ to }) => to)
          expect(dates).not.toContain(null)
          expect(dates).toEqual([...dates].sort())
        },
      ),
    )
  })

  it('the same order changes nothing', () => {
    fc.assert(
      fc.property(situations, ({ given, queue }) => {
        const order = queue.map(({ id }) => id)
        const places = simulateQueue(queue, { kind: 'move', order }, given)
        expect(toForecastChanges(places)).toEqual([])
        expect(places.map(({ id }) => id)).toEqual(order)
      }),
    )
  })

  it('a longer queue never brings the next demand earlier', () => {
    fc.assert(
      fc.property(situations, ({ given, queue }) => {
        const joined = (list: readonly QueuedDemand[]) =>
          simulateQueue(list, { kind: 'add', demand: queued('new', null) }, given).at(-1)?.to ?? ''
        expect(joined(queue) >= joined(queue.slice(1))).toBe(true)
      }),
    )
  })

  it.each(['America/Sao_Paulo', 'UTC', 'Asia/Tokyo', 'Pacific/Kiritimati', 'America/Adak'])(
    'says the same when the process runs in %s',
    (zone) => {
      fc.assert(
        fc.property(moves, ({ given, queue, move }) => {
          vi.stubEnv('TZ', 'UTC')
          const expected = simulateQueue(queue, move, given)
          vi.stubEnv('TZ', zone)
          expect(simulateQueue(queue, move, given)).toEqual(expected)
        }),
        { numRuns: 30 },
      )
    },
  )
})

describe('compareQueued', () => {
  it('orders by place, then by forecast, then by id', () => {
    const demands = [
      { id: 'e', order: null, deleveryForecast: null },
      { id: 'd', order: null, deleveryForecast: '2026-11-24' },
      { id: 'c', order: 2, deleveryForecast: '2026-11-20' },
      { id: 'b', order: 1, deleveryForecast: '2026-11-30' },
      { id: 'a', order: 2, deleveryForecast: '2026-11-20' },
    ]
    expect(demands.sort(compareQueued).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd', 'e'])
  })
})

it('takes no more for each demand in a long queue than in a short one', () => {
  const listOf = (length: number) =>
    Array.from({ length }, (_, index) => queued(`d${index}`, addDays(today, 30)))
  const move = (list: ReturnType<typeof listOf>) =>
    simulateQueue(list, { kind: 'move', order: list.map(({ id }) => id).reverse() }, input)
  expect(growthOf(move, listOf(1000), listOf(10_000))).toBeLessThan(4)
})

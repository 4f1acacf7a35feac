import { conventions, firstCountableDay } from '@tramite/core/calendar'
import { replayForecast } from '@tramite/core/demands'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnswerOf } from '../../http/operation.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { businessIdOf, customerIdOf, type PersonName, testStart } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

type Demand = AnswerOf<'getDemand'>

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const travel = (hours: number) => {
  portal.time.now = new Date(portal.time.now.getTime() + hours * 3_600_000)
}
const setStatus = async (id: string, body: object, as: PersonName = 'lia'): Promise<Demand> => {
  const answer = await portal.call('updateDemandStatus', { as, params: { id }, body })
  if (answer.status !== 200) throw new Error(answer.problem.code)
  return answer.body
}
const start = async (body: object = {}, as: PersonName = 'davi', business = 'brisa-1') => {
  const { id } = await raiseDemand(portal, { as, business })
  return setStatus(id, { statusKey: 'IN_PROGRESS', ...body })
}
const ask = (id: string) => setStatus(id, { statusKey: 'PENDING', message: 'Qual é o prazo?' })
const answer = (id: string, as: PersonName = 'davi') =>
  setStatus(id, { statusKey: 'IN_PROGRESS', message: 'Segue.' }, as)
const read = async (id: string, as: PersonName = 'davi') =>
  (await portal.call('getDemand', { as, params: { id } })).body
const forecastOf = async (id: string, as: PersonName = 'davi') =>
  (await portal.call('getDemandForecast', { as, params: { id } })).body
const preview = async (id: string) =>
  (await portal.call('previewDemandForecast', { as: 'davi', params: { id } })).body

async function emptyQueues(): Promise<void> {
  for (const statusKey of ['IN_PROGRESS', 'PENDING'] as const) {
    const query = { statusKey, limit: 200 }
    const { body } = await portal.call('listDemandsBoth', { as: 'lia', query })
    for (const { id } of body.demands) await setStatus(id, { statusKey: 'BLOCKED' })
  }
}
beforeEach(emptyQueues)
afterEach(() => {
  portal.time.now = testStart
})

describe('an answer', () => {
  it('moves the date by the business days of the wait, as the preview says, and keeps the place', async () => {
    const own = await start()
    const other = await start()
    expect([own.order, own.deleveryForecast, other.deleveryForecast]).toEqual([
      1,
      '2026-03-12',
      '2026-03-16',
    ])
    await ask(own.id)
    travel(24)
    const expected = await preview(own.id)
    expect(expected).toMatchObject({ deleveryForecast: '2026-03-13', place: 1 })
    const after = await answer(own.id)
    expect([after.order, after.deleveryForecast]).toEqual([1, '2026-03-13'])
    expect((await forecastOf(own.id)).causes).toMatchObject([
      { kind: 'queue', from: null, to: '2026-03-12', place: 1, offset: 2, userType: 'BACKOFFICE' },
      { ...expected.cause, kind: 'answered', userName: 'davi', userType: 'CUSTOMER' },
    ])
    expect(await read(other.id)).toMatchObject({ order: 2, deleveryForecast: '2026-03-16' })
  })

  it('loses nothing when it comes at once, and is never due behind a demand raised later', async () => {
    const own = await start()
    const later = await start()
    await ask(own.id)
    expect((await answer(own.id)).deleveryForecast).toBe(own.deleveryForecast)
    await ask(own.id)
    travel(3 * 24)
    expect((await answer(own.id)).deleveryForecast).toBe(later.deleveryForecast)
  })

  it('goes before what was raised later, when it was asked before it had a place', async () => {
    const { id } = await raiseDemand(portal, { as: 'davi', business: 'brisa-1' })
    await ask(id)
    const later = await start()
    const after = await answer(id)
    expect([after.order, (await read(later.id)).order]).toEqual([1, 2])
    expect(after.deleveryForecast).toBe('2026-03-12')
  })

  it('keeps the date that the firm gave', async () => {
    const own = await start({ deleveryForecast: '2026-03-30' })
    await ask(own.id)
    travel(48)
    expect(await preview(own.id)).toMatchObject({ deleveryForecast: '2026-03-30', cause: null })
    expect((await answer(own.id)).deleveryForecast).toBe('2026-03-30')
    expect((await forecastOf(own.id)).causes).toMatchObject([{ kind: 'staff', to: '2026-03-30' }])
  })
})

describe('a reopening', () => {
  it('goes on from the old date within fifteen days, and from the end afterwards', async () => {
    const own = await start()
    const later = await start()
    await setStatus(own.id, { statusKey: 'FINISHED' })
    travel(24)
    expect((await preview(own.id)).deleveryForecast).toBe('2026-03-13')
    const reopened = await answer(own.id)
    expect([reopened.order, reopened.deleveryForecast]).toEqual([1, '2026-03-13'])
    expect((await read(later.id)).order).toBe(2)
    await setStatus(own.id, { statusKey: 'FINISHED' })
    travel(16 * 24)
    const late = await answer(own.id)
    expect([late.order, (await forecastOf(own.id)).causes.at(-1)?.kind]).toEqual([2, 'queue'])
  })
})

describe('getDemandForecast', () => {
  it('names whose priority delayed it, but no demand that the user may not know of', async () => {
    const aurora = { as: 'lia', params: { id: customerIdOf('aurora') } } as const
    await portal.call('updateFirmContract', { ...aurora, body: { isPremium: false } })
    const [, delayed] = [await start({}, 'bruno', 'aurora-1'), await start({}, 'bruno', 'aurora-1')]
    const body = { private: true }
    const { id } = await raiseDemand(portal, { as: 'bruno', business: 'aurora-1', body })
    await setStatus(id, { statusKey: 'IN_PROGRESS' })
    travel(24)
    const done = await portal.call('prioritizeDemand', { as: 'bruno', params: { id } })
    expect(done.status).toBe(200)
    const lastOf = async (as: PersonName) => (await forecastOf(delayed.id, as)).causes.at(-1)
    expect(await lastOf('bruno')).toMatchObject({
      kind: 'overtaken',
      from: '2026-03-16',
      to: '2026-03-17',
      movedBy: { id, name: 'Revisão do contrato' },
    })
    expect(await lastOf('ana')).toMatchObject({ kind: 'overtaken', movedBy: null, userName: null })
    const refused = await portal.call('getDemandForecast', { as: 'ana', params: { id } })
    expect(refused.status).toBe(404)
    await portal.call('updateFirmContract', { ...aurora, body: { isPremium: true } })
  })

  it('names no demand of a business that the user does not have, as cause or as what would move', async () => {
    const aurora = { as: 'lia', params: { id: customerIdOf('aurora') } } as const
    await portal.call('updateFirmContract', { ...aurora, body: { isPremium: false } })
    await start({}, 'clara', 'aurora-2')
    const foreign = await start({}, 'clara', 'aurora-2')
    const delayed = await start({}, 'bruno', 'aurora-1')
    const own = await start({}, 'bruno', 'aurora-1')
    const { id } = await start({}, 'clara', 'aurora-2')
    travel(24)
    const movedFor = async (as: PersonName) => {
      const query = { demandId: own.id }
      const { body } = await portal.call('getDemandSla', { as, query })
      return new Map(body.changes.map(({ demandId, businessId }) => [demandId, businessId]))
    }
    expect([...(await movedFor('ana'))]).toEqual(
      expect.arrayContaining([
        [foreign.id, businessIdOf('aurora-2')],
        [delayed.id, businessIdOf('aurora-1')],
      ]),
    )
    const ofBruno = [...(await movedFor('bruno')).keys()]
    expect(ofBruno).toContain(delayed.id)
    expect(ofBruno).not.toContain(foreign.id)
    const done = await portal.call('prioritizeDemand', { as: 'clara', params: { id } })
    expect(done.status).toBe(200)
    const lastOf = async (as: PersonName) => (await forecastOf(delayed.id, as)).causes.at(-1)
    expect(await lastOf('ana')).toMatchObject({ kind: 'overtaken', movedBy: { id } })
    expect(await lastOf('lia')).toMatchObject({ kind: 'overtaken', movedBy: { id } })
    expect(await lastOf('bruno')).toMatchObject({
      kind: 'overtaken',
      movedBy: null,
      userName: null,
    })
    await portal.call('updateFirmContract', { ...aurora, body: { isPremium: true } })
  })

  it.each([
    ['davi', 404],
    ['lia', 200],
    [null, 401],
  ] as const)('of a demand of Aurora, for %s: %i', async (as, status) => {
    const { id } = await start({}, 'ana', 'aurora-1')
    const call = await portal.call('getDemandForecast', { ...(as && { as }), params: { id } })
    expect(call.status).toBe(status)
  })

  it('previews nothing of a demand that runs', async () => {
    const { id } = await start()
    const call = await portal.call('previewDemandForecast', { as: 'davi', params: { id } })
    expect(call.problem.code).toBe('DEMAND_TRANSITION_REFUSED')
  })
})

describe('a promise', () => {
  it('is of no day so far ahead that its year can only be mistyped', async () => {
    const { id } = await start()
    const promise = (deleveryForecast: string) =>
      portal.call('setDemandForecast', { as: 'lia', params: { id }, body: { deleveryForecast } })
    const mistyped = await promise('2926-03-12')
    expect(mistyped.status).toBe(400)
    expect(mistyped.problem.errors).toEqual({
      deleveryForecast:
        'A entrega pode ser prometida para no máximo 5 anos depois de hoje. Confira o ano.',
    })
    const status = { statusKey: 'IN_PROGRESS', deleveryForecast: '2926-03-12' } as const
    const params = { id }
    const changed = await portal.call('updateDemandStatus', { as: 'lia', params, body: status })
    expect(changed.status).toBe(400)
    expect((await promise('2030-01-02')).body.deleveryForecast).toBe('2030-01-02')
  })
})

describe('the end of a suspension', () => {
  const contract = (body: object) =>
    portal.call('updateFirmContract', { as: 'lia', params: { id: customerIdOf('brisa') }, body })

  it('moves the dates by the business days of it, and says so', async () => {
    const own = await start()
    const given = await start({ deleveryForecast: '2026-03-30' })
    expect((await contract({ hasSuspendedContract: true })).status).toBe(200)
    travel(48)
    expect((await contract({ hasSuspendedContract: false })).status).toBe(200)
    expect(await read(own.id)).toMatchObject({ deleveryForecast: '2026-03-16' })
    expect(await read(given.id)).toMatchObject({ deleveryForecast: '2026-03-30' })
    expect((await forecastOf(own.id)).causes.at(-1)).toMatchObject({
      kind: 'resumed',
      from: '2026-03-12',
      to: '2026-03-16',
      offset: 2,
    })
    const items = await portal.call('listDemandItems', { as: 'davi', params: { id: own.id } })
    expect(JSON.stringify(items.body.items.at(-1))).toContain('Os prazos voltaram a correr')
  })

  it('moves what was prioritised meanwhile by the days since then', async () => {
    const own = await start({ deleveryForecast: '2026-04-10' })
    await contract({ hasSuspendedContract: true })
    travel(7 * 24)
    await portal.call('prioritizeDemand', { as: 'lia', params: { id: own.id } })
    expect(await read(own.id)).toMatchObject({ deleveryForecast: '2026-03-19' })
    travel(7 * 24)
    await contract({ hasSuspendedContract: false })
    expect(await read(own.id)).toMatchObject({ deleveryForecast: '2026-03-26' })
  })

  it('moves what waited for the customer meanwhile by all its days, each once', async () => {
    const own = await start()
    expect(own.deleveryForecast).toBe('2026-03-12')
    await contract({ hasSuspendedContract: true })
    travel(48)
    await ask(own.id)
    travel(4 * 24)
    const { deleveryForecast } = await setStatus(own.id, { statusKey: 'IN_PROGRESS' })
    expect(deleveryForecast).toBe('2026-03-18')
    travel(24)
    await contract({ hasSuspendedContract: false })
    expect(await read(own.id)).toMatchObject({ deleveryForecast: '2026-03-19' })
  })

  it('moves what was delivered meanwhile and is reopened as it moves what stayed open', async () => {
    const own = await start()
    const open = await start({}, 'davi', 'brisa-1')
    await contract({ hasSuspendedContract: true })
    travel(48)
    await setStatus(own.id, { statusKey: 'FINISHED', message: 'Pronto.' })
    travel(24)
    await contract({ hasSuspendedContract: false })
    expect(await read(open.id)).toMatchObject({ deleveryForecast: '2026-03-19' })
    const { deleveryForecast } = await setStatus(own.id, {
      statusKey: 'IN_PROGRESS',
      message: 'Falta algo.',
    })
    expect([own.deleveryForecast, deleveryForecast]).toEqual(['2026-03-12', '2026-03-17'])
    expect((await forecastOf(own.id)).causes.slice(-2)).toMatchObject([
      { kind: 'resumed', to: '2026-03-16', offset: 2 },
      { kind: 'reopened', to: '2026-03-17', offset: 1 },
    ])
  })

  it('moves them by the days after the grace, when a payment comes', async () => {
    const own = await start()
    await contract({ hasPaymentOverdue: true, paymentOverdueSince: '2026-03-10' })
    // Closed since Friday, 13/03; paid on Tuesday, 17/03.
    travel(7 * 24)
    await contract({ hasPaymentOverdue: false, paymentOverdueSince: null })
    expect(await read(own.id)).toMatchObject({ deleveryForecast: '2026-03-16' })
  })
})

describe('through real calls', () => {
  type Step = readonly [hours: number, act: string, at: number]
  const steps = fc.array(
    fc.tuple(
      fc.nat(30),
      fc.constantFrom('raise', 'raise', 'ask', 'answer', 'answer', 'finish', 'prioritise', 'give'),
      fc.nat(5),
    ),
    { minLength: 6, maxLength: 14 },
  )

  async function take([hours, act, at]: Step, ids: string[], chosen: Set<string>) {
    travel(hours)
    if (act === 'raise') return void ids.push((await start()).id)
    const demands = await Promise.all(ids.map((id) => read(id)))
    const pick = (...statuses: string[]) => {
      const found = demands.filter(({ statusKey }) => statuses.includes(statusKey))
      return found[at % Math.max(found.length, 1)]?.id
    }
    const id = act === 'answer' ? pick('PENDING', 'FINISHED') : pick('IN_PROGRESS')
    if (id === undefined) return
    if (act === 'ask') await ask(id)
    if (act === 'answer') await answer(id)
    if (act === 'finish') await setStatus(id, { statusKey: 'FINISHED' })
    if (act === 'prioritise') {
      const done = await portal.call('prioritizeDemand', { as: 'davi', params: { id } })
      if (done.status === 200) chosen.add(id)
    }
    if (act === 'give') {
      const body = { deleveryForecast: '2026-04-15' }
      await portal.call('setDemandForecast', { as: 'lia', params: { id }, body })
      chosen.add(id)
    }
  }

  it('nobody raised later comes earlier by itself, and every date follows from its causes', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        await emptyQueues()
        portal.time.now = testStart
        const ids: string[] = []
        const chosen = new Set<string>()
        for (const step of taken) {
          await take(step, ids, chosen)
          const demands = await Promise.all(ids.map((id) => read(id)))
          for (const { id, deleveryForecast } of demands) {
            const { causes } = await forecastOf(id)
            expect(replayForecast(causes, conventions.specified)).toBe(deleveryForecast)
          }
          const first = firstCountableDay(portal.time.now, conventions.specified)
          const running = demands.filter(
            ({ id, statusKey, deleveryForecast: day }) =>
              statusKey === 'IN_PROGRESS' && !chosen.has(id) && day !== null && day >= first,
          )
          const days = running.map(({ deleveryForecast }) => deleveryForecast)
          expect(days).toEqual(days.toSorted())
        }
      }),
      { numRuns: 5 },
    )
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnswerOf } from '../../http/operation.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { idOf, type PersonName } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

type Demand = AnswerOf<'getDemand'>

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const brisa = { as: 'davi', business: 'brisa-1' } as const
const start = async (deleveryForecast?: string, options: object = brisa): Promise<Demand> => {
  const { id } = await raiseDemand(portal, options)
  const body = { statusKey: 'IN_PROGRESS', ...(deleveryForecast && { deleveryForecast }) }
  return (await portal.call('updateDemandStatus', { as: 'lia', params: { id }, body })).body
}
const reorder = (ids: readonly string[], as: PersonName = 'davi', forecast?: string) =>
  portal.call('reorderDemands', {
    as,
    body: { demands: ids.map((id) => ({ id, ...(forecast && { deleveryForecast: forecast }) })) },
  })
const read = async (id: string, as: PersonName = 'davi') =>
  (await portal.call('getDemand', { as, params: { id } })).body
/** Empties a queue. */
async function emptyQueue(): Promise<void> {
  const query = { statusKey: 'IN_PROGRESS', limit: 200 }
  const { body } = await portal.call('listDemandsBoth', { as: 'lia', query })
  for (const { id } of body.demands) {
    await portal.call('updateDemandStatus', {
      as: 'lia',
      params: { id },
      body: { statusKey: 'BLOCKED' },
    })
  }
}

describe('previewDemandsOrder', () => {
  it('takes up to 500 numbers, of demands that the user sees', async () => {
    const preview = async (numbers: readonly number[]) =>
      portal.call('previewDemandsOrder', { as: 'davi', query: { numbers: numbers.join() } })
    const unknown = Array.from({ length: 501 }, (_, index) => 900_000_000 + index)
    expect((await preview(unknown)).problem.code).toBe('VALIDATION')
    expect((await preview(unknown.slice(1))).problem.code).toBe('DEMAND_NOT_FOUND')
    const [mine, foreign] = [await start(), await start('2026-03-30', { as: 'ana' })]
    expect((await preview([mine.externalId, foreign.externalId])).problem.code).toBe(
      'DEMAND_NOT_FOUND',
    )
  })
})

describe('reorderDemands', () => {
  it('gives the demands their places and the days of these, and tells so', async () => {
    await emptyQueue()
    const locked = await start('2026-03-11')
    const [first, second, third] = [await start(), await start(), await start()]
    expect([first, second, third].map((demand) => demand.deleveryForecast)).toEqual([
      '2026-03-16',
      '2026-03-18',
      '2026-03-20',
    ])
    const order = [third.id, first.id, second.id]
    const changes = [
      [third.id, '2026-03-20', '2026-03-12'],
      [first.id, '2026-03-16', '2026-03-16'],
      [second.id, '2026-03-18', '2026-03-18'],
    ]
    const moving = changes.filter(([, from, to]) => from !== to)
    const query = { numbers: [third, first, second].map((demand) => demand.externalId).join() }
    const preview = await portal.call('previewDemandsOrder', { as: 'davi', query })
    expect(preview.body.changes.map(({ demandId, from, to }) => [demandId, from, to])).toEqual(
      moving,
    )

    const answer = await reorder(order, 'davi', '2026-12-31')
    expect(answer.status).toBe(200)
    expect(
      answer.body.demands.map(({ id, order, deleveryForecast }) => [id, order, deleveryForecast]),
    ).toEqual(changes.map(([id, , to], index) => [id, index + 2, to]))
    expect(await read(locked.id)).toMatchObject({ order: 1, deleveryForecast: '2026-03-11' })
    const items = await portal.call('listDemandItems', { as: 'davi', params: { id: third.id } })
    expect(items.body.items.at(-1)?.template?.parameters).toEqual({
      oldDemand_deleveryForecast: '2026-03-20',
      demand_deleveryForecast: '2026-03-12',
      demand_forecastReason:
        'A ordem da fila foi mudada, e esta passou a ser a 2ª: 2 dias úteis a contar de 10/03/2026.',
    })
    expect(
      (await portal.call('getDemand', { as: 'davi', params: { id: third.id } })).headers.etag,
    ).toBe('"3"')
  })

  it('tells a follower of the days that it moves, at once', async () => {
    await emptyQueue()
    await start('2026-03-11')
    const demands = [await start(), await start(), await start()].toReversed()
    const ids = demands.map(({ id }) => id)
    const query = { numbers: demands.map(({ externalId }) => externalId).join() }
    const preview = await portal.call('previewDemandsOrder', { as: 'davi', query })
    expect(preview.body.changes).toHaveLength(2)
    await portal.settle()
    const list = async () => (await portal.call('listNotifications', { as: 'davi' })).body
    const { total } = await list()
    expect((await reorder(ids, 'lia')).status).toBe(200)
    await portal.settle()
    const after = await list()
    expect(after.total).toBe(total + 1)
    expect(after.notifications[0]).toMatchObject({
      title: 'lia (escritório) mudou a previsão de entrega para 12/03/2026, e a de mais 1 demanda',
      link: ids[0],
    })
  })

  it('keeps the dates that the firm gave, whatever the order', async () => {
    await emptyQueue()
    const [first, second] = [await start('2026-03-16'), await start('2026-04-20')]
    const { body } = await reorder([second.id, first.id])
    expect(body.demands.map(({ order, deleveryForecast }) => [order, deleveryForecast])).toEqual([
      [1, '2026-04-20'],
      [2, '2026-03-16'],
    ])
  })

  it('leaves those that are not named where they are, private ones too', async () => {
    await emptyQueue()
    const aurora = { as: 'bruno', business: 'aurora-1' } as const
    const hidden = await start('2026-04-01', { ...aurora, body: { private: true } })
    const [first, second] = [await start('2026-04-06', aurora), await start('2026-04-08', aurora)]
    const between = await start('2026-04-10', aurora)
    const last = await start('2026-04-14', aurora)
    const answer = await reorder([last.id, second.id, first.id], 'ana')
    expect(answer.body.demands.map(({ order }) => order)).toEqual([2, 3, 5])
    expect(JSON.stringify(answer.body)).not.toContain(hidden.id)
    expect(await read(hidden.id, 'bruno')).toMatchObject({
      order: 1,
      deleveryForecast: '2026-04-01',
    })
    expect(await read(between.id, 'bruno')).toMatchObject({ order: 4 })
  })

  it('does not move what is due within two business days', async () => {
    await emptyQueue()
    const [locked, first] = [await start('2026-03-12'), await start('2026-03-30')]
    const refused = await reorder([first.id, locked.id])
    expect(refused.problem).toMatchObject({
      status: 409,
      code: 'DEMANDS_NOT_REORDERABLE',
      message: 'Uma demanda com entrega nos próximos dois dias úteis não pode mudar de posição.',
    })
    expect((await reorder([locked.id, first.id])).status).toBe(200)
    expect(await read(first.id)).toMatchObject({ deleveryForecast: '2026-03-30', order: 2 })
  })

  it('refuses an order that was made over another one, but not one that stands', async () => {
    await emptyQueue()
    const all = [await start('2026-04-01'), await start('2026-04-06'), await start('2026-04-08')]
    const ids = all.map(({ id }) => id)
    // What both saw before either saved.
    const places = all.map(({ order }) => order)
    const save = (wanted: readonly number[]) => {
      const demands = wanted.map((index) => ({ id: ids[index], order: places[index] }))
      return portal.call('reorderDemands', { as: 'davi', body: { demands } })
    }
    const standing = async () => {
      const { body } = await portal.call('listDemandsBoth', {
        as: 'davi',
        query: { statusKey: 'IN_PROGRESS', limit: 200 },
      })
      return body.demands
        .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
        .map(({ id }) => ids.indexOf(id))
    }
    const answers = await Promise.all([save([1, 0]), save([2, 1])])
    const won = answers.findIndex(({ status }) => status === 200)
    expect(answers[1 - won]?.problem).toMatchObject({
      status: 409,
      code: 'DEMANDS_ORDER_CHANGED',
    })
    const expected = [
      [1, 0, 2],
      [0, 2, 1],
    ][won]
    expect(await standing()).toEqual(expected)
    // Its answer was lost, and it is sent again.
    expect(
      (
        await save(
          [
            [1, 0],
            [2, 1],
          ][won] ?? [],
        )
      ).status,
    ).toBe(200)
    expect(await standing()).toEqual(expected)
    // A client that says no places.
    expect((await reorder([...ids].reverse())).status).toBe(200)
    expect(await standing()).toEqual([2, 1, 0])
  })

  it('refuses what is not in progress, repeated, unknown or of somebody else', async () => {
    await emptyQueue()
    const mine = await start('2026-03-30')
    const open = await raiseDemand(portal, brisa)
    const foreign = await start('2026-03-30', { as: 'ana' })
    expect((await reorder([mine.id, open.id])).problem.code).toBe('DEMANDS_NOT_REORDERABLE')
    expect((await reorder([mine.id, mine.id])).problem.code).toBe('DEMANDS_NOT_REORDERABLE')
    expect((await reorder([mine.id, foreign.id])).status).toBe(404)
    expect((await reorder([mine.id, idOf('nothing')])).status).toBe(404)
    const mixed = await reorder([mine.id, foreign.id], 'lia')
    expect(mixed.problem.code).toBe('DEMANDS_OF_SEVERAL_CUSTOMERS')
    for (const body of [
      {},
      { demands: [] },
      { demands: [{ id: 'x' }] },
      { demands: [{ id: mine.id, place: 1 }] },
    ]) {
      const answer = await portal.call('reorderDemands', { as: 'davi', body })
      expect(answer.problem).toMatchObject({ status: 400, code: 'VALIDATION' })
    }
  })

  it.each([
    ['olga', 'ACCESS_OVERDUE'],
    ['saulo', 'ACCESS_SUSPENDED'],
    ['caio', 'ACCESS_CHURNED'],
  ] as const)('is closed by the contract of %s', async (as, code) => {
    const answer = await reorder([idOf('any')], as)
    expect(answer.problem).toMatchObject({ status: 403, code })
  })
})

describe('the queue under many hands', () => {
  it('stays one queue', async () => {
    await emptyQueue()
    const demands: Demand[] = []
    for (let count = 0; count < 8; count += 1) demands.push(await start('2026-05-29'))
    const ids = demands.map(({ id }) => id)
    const set = (id: string, statusKey: string) =>
      portal.call('updateDemandStatus', { as: 'lia', params: { id }, body: { statusKey } })
    const answers = await Promise.all([
      ...ids.map((id) => portal.call('prioritizeDemand', { as: 'davi', params: { id } })),
      reorder([...ids].reverse()),
      reorder(ids),
      ...ids.slice(0, 3).map((id) => set(id, 'PENDING')),
      portal.call('makeDemandsPrivate', { as: 'davi', params: { ids: ids.join(',') } }),
      ...ids.slice(0, 3).map((id) => set(id, 'IN_PROGRESS')),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const query = { statusKey: 'IN_PROGRESS', limit: 200 }
    const { body } = await portal.call('listDemands', { as: 'davi', query })
    const places = body.demands.map(({ order }) => order ?? 0).sort((a, b) => a - b)
    expect(places).toEqual(places.map((_, index) => index + 1))
  })
})

describe('a queue of thousands', () => {
  it('moves as a whole', async () => {
    const lot = { as: 'ana', business: 'aurora-1' } as const
    const first = await start('2026-03-30', lot)
    const columns = `customer_id, business_id, user_id, creator_name, name, description, words, status_key,
      status_changed_at, created_at, updated_at, delevery_forecast`
    await portal.database.query(
      `insert into demands (id, "order", ${columns})
        select gen_random_uuid(), n + 1, ${columns} from demands, generate_series(1, 5500) n where id = $1`,
      [first.id],
    )

    await portal.database.query('analyze demands')
    const last = await start('2026-12-30', lot)
    const { status } = await portal.call('prioritizeDemand', { as: 'ana', params: { id: last.id } })
    expect(status).toBe(200)
    const { rows } = await portal.database.query(
      'select count(distinct demand_id)::int as moved from forecast_causes',
    )
    expect((rows[0] as { moved: number }).moved).toBeGreaterThan(5000)
  })
})

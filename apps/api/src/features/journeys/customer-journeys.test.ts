import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import { selectRows } from '../../testing/test-finance.ts'
import {
  businessIdOf,
  customerIdOf,
  idOf,
  type PersonName,
  userIdOf,
} from '../../testing/test-firm.ts'
import { useJourneys } from '../../testing/test-journeys.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
const { addType, execute, list, removeAll, setStatus, start } = useJourneys(() => portal)
beforeEach(removeAll)

describe('where a journey stands', () => {
  it('follows from its demands', async () => {
    const type = await addType()
    const { body: journey } = await start(type.id)
    const stands = async () => (await list('ana', 'aurora-1'))[0]?.statusKey
    const [first, second, third] = journey.demands.map(({ id }) => id)
    await setStatus(first ?? '', 'PENDING')
    expect(await stands()).toBe('PENDING')
    await setStatus(first ?? '', 'FINISHED')
    await setStatus(second ?? '', 'FINISHED')
    expect(await stands()).toBe('IN_PROGRESS')
    await setStatus(third ?? '', 'FINISHED')
    expect(await stands()).toBe('FINISHED')
  })

  it('is told of what the user sees: a private demand is in nobody else’s journey', async () => {
    const type = await addType()
    const { body: journey } = await start(type.id)
    const id = journey.demands[1]?.id ?? ''
    await setStatus(id, 'PENDING')
    await execute('update demands set private = true where id = $1', [id])
    expect((await list('ana', 'aurora-1'))[0]?.statusKey).toBe('PENDING')
    const [seen] = await list('clara', 'aurora-1')
    expect(seen?.statusKey).toBe('IN_PROGRESS')
    expect(seen?.customerJourney?.[0]?.demands).toHaveLength(2)
    const rows = await portal.database.tenant(
      { customerId: customerIdOf('aurora'), userId: userIdOf('clara'), staff: false },
      (transaction) =>
        transaction.run({
          text: 'select demand_id from journey_demands',
          params: [],
          read: ({ rows }) => rows,
        }),
    )
    expect(rows).toHaveLength(2)
  })

  it('begins with the demand that prepares it', async () => {
    const type = await addType()
    const { id: demandId } = await raiseDemand(portal, { business: 'aurora-1' })
    const params = { id: type.id }
    const link = (body = { demandId }) =>
      portal.call('linkPreJourneyDemand', { as: 'lia', params, body })
    const linked = await link()
    expect([linked.status, linked.body.id]).toEqual([201, demandId])
    expect((await link()).problem.code).toBe('JOURNEY_DEMAND_TAKEN')
    expect((await link({ demandId: idOf('nothing') })).status).toBe(404)
    const [begun] = await list('ana', 'aurora-1')
    expect(begun).toMatchObject({ statusKey: 'IN_PROGRESS', preJourneyDemand: [linked.body] })
    expect((await list('ana', 'aurora-2'))[0]?.preJourneyDemand).toEqual([])
    const demand = () => portal.call('getDemand', { as: 'ana', params: { id: demandId } })
    expect((await demand()).body.journey?.journeyType.title).toBe('Adequação à LGPD')
    expect((await start(type.id)).problem.code).toBe('JOURNEY_PREPARING')

    const byStaff = await start(type.id, { as: 'lia', body: { userId: userIdOf('ana') } })
    expect(byStaff.status).toBe(201)
    const unlink = () =>
      portal.call('unlinkPreJourneyDemand', { as: 'lia', params: { ...params, demandId } })
    expect((await unlink()).status).toBe(204)
    expect((await unlink()).status).toBe(404)
    expect((await demand()).body.journey).toBeNull()
    const own = byStaff.body.demands[0]?.id ?? ''
    const taken = { ...params, demandId: own }
    const refused = await portal.call('unlinkPreJourneyDemand', { as: 'lia', params: taken })
    expect(refused.status).toBe(404)
  })
})

describe('what was started', () => {
  it('is listed newest first, of the user’s businesses', async () => {
    const types = [await addType(), await addType(), await addType()]
    const ids: string[] = []
    for (const [index, { id }] of types.entries()) {
      const business = index === 1 ? 'aurora-2' : 'aurora-1'
      ids.push((await start(id, { business })).body.id)
    }
    const foreign = await start(types[0]?.id ?? '', {
      as: 'davi',
      business: 'brisa-1',
      customer: 'brisa',
    })
    const idsOf = async (as: PersonName, query: object = {}, business = '') => {
      const { body } = await portal.call('listCustomerJourneys', { as, query, business })
      return body.customerJourneys.map(({ id }) => id)
    }
    const [first, second, third] = ids
    expect(await idsOf('ana')).toEqual([third, second, first])
    expect(await idsOf('bruno')).toEqual([third, first])
    expect(await idsOf('ana', {}, 'aurora-2')).toEqual([second])
    expect(await idsOf('lia')).toEqual([foreign.body.id, third, second, first])
    expect(await idsOf('lia', { customerId: customerIdOf('brisa') })).toEqual([foreign.body.id])
    expect(await idsOf('ana', { customerId: customerIdOf('brisa') })).toEqual([])
    const page = await portal.call('listCustomerJourneys', { as: 'ana', query: { limit: 2 } })
    const { nextCursor: cursor } = page.body
    expect(page.body.total).toBe(3)
    expect(await idsOf('ana', { limit: 2, cursor })).toEqual([first])
    const strange = (as: PersonName, id = '') =>
      portal.call('getCustomerJourney', { as, params: { id } })
    expect((await strange('ana', foreign.body.id)).status).toBe(404)
    expect((await strange('bruno', second)).status).toBe(404)
    const ofOne = { customerId: customerIdOf('brisa') }
    expect((await list('lia'))[0]?.customerJourney).toEqual([])
    expect((await list('lia', undefined, ofOne))[0]?.customerJourney).toHaveLength(1)
  })

  it('gets other demands by the firm', async () => {
    const type = await addType()
    const { body: journey } = await start(type.id)
    const extra = await raiseDemandIn(portal, 'IN_PROGRESS', { business: 'aurora-1' })
    const [first, second] = journey.demands.map(({ id }) => id)
    const params = { id: journey.id }
    const change = (body: object, headers = {}) =>
      portal.call('updateCustomerJourney', { as: 'lia', params, body, headers })
    const changed = await change({
      journeyTypeId: type.id,
      customerId: customerIdOf('aurora'),
      demandsIds: [extra.id, first],
    })
    expect(changed.body.demands.map(({ id }) => id)).toEqual([extra.id, first])
    expect(changed.headers.etag).toBe('"2"')
    const journeyOf = async (id = '') =>
      (await portal.call('getDemand', { as: 'ana', params: { id } })).body.journey
    expect(await journeyOf(extra.id)).not.toBeNull()
    expect(await journeyOf(second)).toBeNull()
    const late = await change({ demandsIds: [first] }, { 'if-match': '"1"' })
    expect([late.status, Object.keys(late.problem.errors ?? {})]).toEqual([412, ['demandsIds']])

    const elsewhere = await raiseDemand(portal, { business: 'aurora-2' })
    const foreign = await raiseDemand(portal, { as: 'davi', business: 'brisa-1' })
    const { body: other } = await start((await addType()).id)
    for (const id of [elsewhere.id, foreign.id, other.demands[0]?.id, idOf('nothing')]) {
      const refused = await change({ demandsIds: [first, id] })
      expect(refused.problem.code).toBe('JOURNEY_DEMAND_INVALID')
    }
    expect((await change({ demandsIds: [first, first] })).status).toBe(400)
    const moved = await change({ customerId: customerIdOf('brisa') })
    expect(moved.problem.code).toBe('JOURNEY_CUSTOMER_FIXED')
    expect((await change({ journeyTypeId: idOf('nothing') })).status).toBe(404)
  })

  it('becomes another journey, and its demands take that title and every later one', async () => {
    const type = await addType()
    const { body: journey } = await start(type.id)
    const second = await addType({ title: 'Proteção de dados' })
    const { body } = await portal.call('updateCustomerJourney', {
      as: 'lia',
      params: { id: journey.id },
      body: { journeyTypeId: second.id },
    })
    expect(body).toEqual({ ...journey, journeyTypeId: second.id })
    const titles = async () => {
      const rows = await selectRows<{ journey_title: string }>(
        portal,
        `select distinct journey_title from demands d join journey_demands j on j.demand_id = d.id`,
      )
      return rows.map((row) => row.journey_title)
    }
    expect(await titles()).toEqual(['Proteção de dados'])
    await portal.call('updateJourneyType', {
      as: 'lia',
      params: { id: second.id },
      body: { title: 'Privacidade' },
    })
    expect(await titles()).toEqual(['Privacidade'])
  })

  it('does not become one that its business has started already', async () => {
    const [type, taken] = [await addType(), await addType({ title: 'Proteção de dados' })]
    const { body: journey } = await start(type.id)
    const become = (id: string, journeyTypeId: string) =>
      portal.call('updateCustomerJourney', { as: 'lia', params: { id }, body: { journeyTypeId } })
    await start(taken.id, { as: 'davi', business: 'brisa-1', customer: 'brisa' })
    expect((await become(journey.id, taken.id)).status).toBe(200)

    const { body: again } = await start(type.id)
    const refused = await become(again.id, taken.id)
    expect([refused.status, refused.problem.code]).toEqual([409, 'JOURNEY_STARTED'])
    expect((await become(again.id, type.id)).status).toBe(200)
  })

  it('goes on with the step after one that is taken out, and opens what waited beside it', async () => {
    const { body: journey } = await start((await addType()).id)
    const [first, second, third] = journey.demands.map(({ id }) => id)
    const change = (demandsIds: (string | undefined)[]) =>
      portal.call('updateCustomerJourney', {
        as: 'lia',
        params: { id: journey.id },
        body: { demandsIds },
      })
    const { body } = await change([second])
    expect(body.demands).toMatchObject([{ id: second, statusKey: 'OPEN' }])
    const stateOf = async (id = '') =>
      (await portal.call('getDemand', { as: 'ana', params: { id } })).body.statusKey
    expect(await Promise.all([first, second, third].map(stateOf))).toEqual(['OPEN', 'OPEN', 'OPEN'])
  })

  it('leaves a first step blocked that the firm has blocked', async () => {
    const { body: journey } = await start((await addType()).id)
    const [first, second, third] = journey.demands.map(({ id }) => id)
    await setStatus(first ?? '', 'BLOCKED')
    const { body } = await portal.call('updateCustomerJourney', {
      as: 'lia',
      params: { id: journey.id },
      body: { demandsIds: [first, third, second] },
    })
    expect(body.demands.map(({ statusKey }) => statusKey)).toEqual([
      'BLOCKED',
      'BLOCKED',
      'BLOCKED',
    ])
  })

  it('tells a step that waits for others from one that the firm has blocked', async () => {
    const { body: journey } = await start((await addType()).id)
    const [first, second, third] = journey.demands.map(({ id }) => id)
    const waitOf = async (id = '', as: PersonName = 'ana') =>
      (await portal.call('getDemand', { as, params: { id } })).body.journey?.waitsForSteps
    const waits = () => Promise.all([first, second, third].map((id) => waitOf(id)))
    expect(await waits()).toEqual([false, true, true])
    await setStatus(first ?? '', 'BLOCKED')
    expect(await waits()).toEqual([false, true, true])
    await execute('update demands set private = true where id = $1', [first])
    expect(await waitOf(second, 'clara')).toBe(true)
    await setStatus(first ?? '', 'FINISHED')
    await setStatus(second ?? '', 'BLOCKED')
    expect(await waits()).toEqual([false, false, true])
    const { body } = await portal.call('listDemands', { as: 'ana', business: 'aurora-1' })
    const listed = new Map(body.demands.map(({ id, journey: own }) => [id, own?.waitsForSteps]))
    expect([second, third].map((id) => listed.get(id ?? ''))).toEqual([false, true])
  })

  it('leaves a demand blocked that the firm has blocked when it becomes the first step', async () => {
    const { body: journey } = await start((await addType()).id)
    const [first, second, third] = journey.demands.map(({ id }) => id)
    const extra = await raiseDemandIn(portal, 'BLOCKED', { business: 'aurora-1' })
    const { body } = await portal.call('updateCustomerJourney', {
      as: 'lia',
      params: { id: journey.id },
      body: { demandsIds: [extra.id, first, second, third] },
    })
    expect(body.demands.map(({ statusKey }) => statusKey)).toEqual([
      'BLOCKED',
      'OPEN',
      'BLOCKED',
      'BLOCKED',
    ])
  })

  it('is changed by nobody of the customer, whatever a handler does', async () => {
    const type = await addType()
    await start(type.id)
    const ana = { customerId: customerIdOf('aurora'), userId: userIdOf('ana'), staff: false }
    const before = await selectRows(portal, 'select * from customer_journeys')
    for (const text of [
      'update customer_journeys set version = 9',
      'delete from journey_demands',
      `update journey_types set title = 'x'`,
    ]) {
      await portal.database.tenant(ana, (transaction) => transaction.run(plainCommand(text)))
    }
    expect(await selectRows(portal, 'select * from customer_journeys')).toEqual(before)
    expect(await selectRows(portal, 'select * from journey_demands')).toHaveLength(3)
    const insert = portal.database.tenant(ana, (transaction) =>
      transaction.run(
        plainCommand(
          `insert into customer_journeys (id, journey_type_id, customer_id, business_id, created_at)
           values (gen_random_uuid(), $1, $2, $3, now())`,
          [type.id, customerIdOf('brisa'), businessIdOf('brisa-1')],
        ),
      ),
    )
    await expect(insert).rejects.toThrow(/row-level security/)
  })
})

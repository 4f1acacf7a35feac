import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import { selectRows } from '../../testing/test-finance.ts'
import {
  businessIdOf,
  type CustomerName,
  customerIdOf,
  idOf,
  type PersonName,
  userIdOf,
} from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const execute = (text: string, params: readonly unknown[] = []) =>
  portal.database.system((transaction) => transaction.run(plainCommand(text, params)))
beforeEach(async () => {
  await execute('truncate journey_demands, customer_journeys, journey_types')
  await execute('update customers set customer_type = null')
})

const draft = {
  title: ' Adequação à LGPD ',
  description: 'Da primeira planilha ao encarregado.',
  defaultDemands: [
    { title: 'Inventário dos dados', description: 'Quais dados, onde e para quê.' },
    { title: 'Política de privacidade', description: 'O texto que os clientes leem.' },
    { title: 'Treinamento da equipe', description: 'Uma hora para todos.' },
  ],
}
async function addType(body: object = {}) {
  const { status, body: type } = await portal.call('createJourneyType', {
    as: 'lia',
    body: { ...draft, ...body },
  })
  expect(status).toBe(201)
  return type
}

interface Start {
  readonly as?: PersonName
  readonly business?: string
  readonly customer?: CustomerName
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}
const start = (
  journeyTypeId: string,
  { as = 'ana', business = 'aurora-1', customer = 'aurora', body, headers = {} }: Start = {},
) =>
  portal.call('createCustomerJourney', {
    as,
    business,
    headers,
    body: { journeyTypeId, customerId: customerIdOf(customer), ...body },
  })
const list = async (as: PersonName, business?: string, query: object = {}) => {
  const answer = await portal.call('listJourneyTypes', {
    as,
    ...(business && { business }),
    query: { withCustomerJourney: true, withDefaultDemands: true, ...query },
  })
  return answer.body.journeyTypes
}
const setStatus = (id: string, statusKey: string) =>
  execute(`update demands set status_key = $2 where id = $1`, [id, statusKey])

describe('what the firm offers', () => {
  it('goes by its place, and to customers of its type', async () => {
    await execute(`update customers set customer_type = 'Indústria' where id = $1`, [
      customerIdOf('aurora'),
    ])
    const made = [
      await addType({ title: 'Para todos', index: 2 }),
      await addType({ title: 'Indústria', index: 1, customerType: 'Indústria' }),
      await addType({ title: 'Comércio', index: 0, customerType: 'Comércio' }),
      await addType({ title: 'Retirada', active: false }),
    ]
    expect(made.map(({ index }) => index)).toEqual([2, 1, 0, 3])
    const titles = async (as: PersonName, query: object = {}) =>
      (await list(as, undefined, query)).map(({ title }) => title)
    expect(await titles('ana')).toEqual(['Indústria', 'Para todos'])
    expect(await titles('davi')).toEqual(['Para todos'])
    expect(await titles('lia')).toEqual(['Comércio', 'Indústria', 'Para todos', 'Retirada'])
    expect(await titles('lia', { customerTypeOrNull: 'Comércio' })).toEqual([
      'Comércio',
      'Para todos',
      'Retirada',
    ])
    expect(await titles('ana', { customerTypeOrNull: 'Comércio' })).toEqual(['Para todos'])
    const get = (id = '') => portal.call('getJourneyType', { as: 'ana', params: { id } })
    expect((await get(made[0]?.id)).status).toBe(200)
    expect((await get(made[2]?.id)).status).toBe(404)
    expect((await get(made[3]?.id)).status).toBe(404)
    expect((await start(made[2]?.id ?? '')).status).toBe(404)
  })

  it('holds its lists only where they are asked for', async () => {
    await addType()
    const query = { withCustomerJourney: false, withDefaultDemands: false }
    const [bare] = await list('ana', undefined, query)
    expect(Object.keys(bare ?? {}).sort()).toEqual([
      'active',
      'createdAt',
      'customerType',
      'description',
      'id',
      'index',
      'statusKey',
      'title',
      'updatedAt',
    ])
    const [whole] = await list('ana')
    expect(whole).toMatchObject({
      title: 'Adequação à LGPD',
      statusKey: 'OPEN',
      preJourneyDemand: [],
      customerJourney: [],
    })
    expect(whole?.defaultDemands?.map(({ title }) => title)).toEqual(
      draft.defaultDemands.map(({ title }) => title),
    )
  })

  it('is read by cursor', async () => {
    for (const index of [5, 1, 1, 0]) await addType({ index })
    const page = (query: object) => portal.call('listJourneyTypes', { as: 'bruno', query })
    const first = await page({ limit: 3 })
    const rest = await page({ limit: 3, cursor: first.body.nextCursor })
    const shown = [...first.body.journeyTypes, ...rest.body.journeyTypes]
    expect(shown.map(({ index }) => index)).toEqual([0, 1, 1, 5])
    expect([first.body.total, rest.body.nextCursor]).toEqual([4, null])
  })

  it('is added once for a key, and by staff only', async () => {
    const once = () =>
      portal.call('createJourneyType', {
        as: 'lia',
        headers: { 'idempotency-key': 'one-type' },
        body: draft,
      })
    const first = await once()
    expect(first.headers.etag).toBe('"1"')
    expect((await once()).body).toEqual(first.body)
    const refused = await portal.call('createJourneyType', { as: 'sofia', body: draft })
    expect(refused.problem.code).toBe('STAFF_ONLY')
  })

  it.each<[string, object, string]>([
    ['a blank title', { title: ' ' }, 'title'],
    ['no demands', { defaultDemands: [] }, 'defaultDemands'],
    ['a step without a text', { defaultDemands: [{ title: 'a' }] }, 'defaultDemands.0.description'],
    ['an unknown field', { statusKey: 'OPEN' }, 'statusKey'],
  ])('cannot have %s', async (_, body, field) => {
    const { status, problem } = await portal.call('createJourneyType', {
      as: 'lia',
      body: { ...draft, ...body },
    })
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]])
  })

  it('keeps the steps that it keeps, and tells a stale writer what changed', async () => {
    const type = await addType()
    const [first, second] = type.defaultDemands ?? []
    const params = { id: type.id }
    const change = (body: object, headers = {}) =>
      portal.call('updateJourneyType', { as: 'rui', params, body, headers })
    const changed = await change({
      defaultDemands: [{ ...second, title: 'Avisos' }, { title: 'Nova', description: 'x' }, first],
    })
    expect(changed.body.defaultDemands?.map(({ id }) => id)).toEqual([
      second?.id,
      expect.any(String),
      first?.id,
    ])
    expect(changed.headers.etag).toBe('"2"')
    for (const ids of [[idOf('nothing')], [first?.id, first?.id]]) {
      const steps = ids.map((id) => ({ id, title: 'a', description: 'b' }))
      expect((await change({ defaultDemands: steps })).problem.code).toBe('JOURNEY_STEP_UNKNOWN')
    }
    await change({ title: 'Outra', index: 7, customerType: 'Serviços' })
    const late = await change({ title: 'Tarde', index: 7 }, { 'if-match': '"2"' })
    expect([late.status, late.problem.errors]).toEqual([412, { title: 'Outra' }])
    expect((await change({})).status).toBe(400)
    const unknown = await portal.call('updateJourneyType', {
      as: 'lia',
      params: { id: idOf('nothing') },
      body: { title: 'a' },
    })
    expect(unknown.status).toBe(404)
  })
})

describe('a start', () => {
  it('raises the demands of the journey in the active business, the first one first', async () => {
    const type = await addType()
    const { status, body: journey, headers } = await start(type.id, { business: 'aurora-2' })
    expect([status, headers.etag]).toEqual([201, '"1"'])
    expect(journey).toMatchObject({
      journeyTypeId: type.id,
      customerId: customerIdOf('aurora'),
      businessId: businessIdOf('aurora-2'),
    })
    expect(journey.demands.map(({ name, statusKey }) => [name, statusKey])).toEqual(
      draft.defaultDemands.map(({ title }, index) => [title, index === 0 ? 'OPEN' : 'BLOCKED']),
    )
    const demands = await Promise.all(
      journey.demands.map(({ id }) => portal.call('getDemand', { as: 'ana', params: { id } })),
    )
    for (const [index, { body }] of demands.entries()) {
      expect(body).toMatchObject({
        description: draft.defaultDemands[index]?.description,
        journey: { journeyType: { title: 'Adequação à LGPD' } },
        userId: userIdOf('ana'),
        creatorName: 'ana',
        following: [userIdOf('ana')],
        businessId: businessIdOf('aurora-2'),
        private: false,
        unread: false,
      })
    }
    const numbers = demands.map(({ body }) => body.externalId)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    const summaries = await portal.call('listDemands', { as: 'ana', business: 'aurora-2' })
    expect(summaries.body.demands[0]?.journey).toEqual({
      journeyType: { title: 'Adequação à LGPD' },
    })
    const read = await portal.call('getCustomerJourney', {
      as: 'clara',
      params: { id: journey.id },
    })
    expect(read.body).toEqual(journey)
  })

  it('opens a step when the one before it is delivered, and tells of it', async () => {
    const type = await addType()
    const { body: journey } = await start(type.id)
    const ids = journey.demands.map(({ id }) => id)
    const statuses = async () => {
      const { body } = await portal.call('getCustomerJourney', {
        as: 'ana',
        params: { id: journey.id },
      })
      return body.demands.map(({ statusKey }) => statusKey)
    }
    const become = async (step: number, statusKey: string) => {
      const id = ids[step] ?? ''
      const { headers } = await portal.call('getDemand', { as: 'lia', params: { id } })
      const { status } = await portal.call('updateDemandStatus', {
        as: 'lia',
        params: { id },
        headers: { 'if-match': String(headers.etag) },
        body: { statusKey, message: 'Veja, por favor.' },
      })
      expect(status).toBe(200)
    }
    await become(0, 'IN_PROGRESS')
    expect(await statuses()).toEqual(['IN_PROGRESS', 'BLOCKED', 'BLOCKED'])
    await become(0, 'FINISHED')
    expect(await statuses()).toEqual(['FINISHED', 'OPEN', 'BLOCKED'])
    const { body } = await portal.call('listDemandItems', {
      as: 'ana',
      params: { id: ids[1] ?? '' },
    })
    expect(body.items.map(({ type: kind }) => kind)).toEqual(['STATUS'])

    await become(0, 'IN_PROGRESS')
    await become(0, 'FINISHED')
    expect(await statuses()).toEqual(['FINISHED', 'OPEN', 'BLOCKED'])
    await become(2, 'IN_PROGRESS')
    await become(1, 'FINISHED')
    expect(await statuses()).toEqual(['FINISHED', 'FINISHED', 'IN_PROGRESS'])
  })

  it('is of one business: the other can start its own', async () => {
    const type = await addType()
    const { body: journey } = await start(type.id)
    const [here] = await list('ana', 'aurora-1')
    expect(here).toMatchObject({ statusKey: 'IN_PROGRESS', customerJourney: [journey] })
    expect((await list('ana', 'aurora-2'))[0]).toMatchObject({ statusKey: 'OPEN' })
    expect((await start(type.id, { business: 'aurora-2' })).status).toBe(201)
    const [both] = await list('ana')
    expect(both?.customerJourney).toHaveLength(2)
    expect((await list('bruno'))[0]?.customerJourney).toHaveLength(1)
    expect((await list('davi'))[0]).toMatchObject({ statusKey: 'OPEN', customerJourney: [] })
  })

  it('happens once, however many ask at the same time', async () => {
    const type = await addType()
    const answers = await Promise.all(
      (['ana', 'bruno', 'clara', 'sofia'] as const).map((as) => start(type.id, { as })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect((await start(type.id)).problem.code).toBe('JOURNEY_STARTED')
    expect(await selectRows(portal, 'select * from journey_demands')).toHaveLength(3)
  })

  it('answers a repeat with the same journey', async () => {
    const type = await addType()
    const headers = { 'idempotency-key': 'one-start' }
    const first = await start(type.id, { headers })
    const second = await start(type.id, { headers })
    expect([second.status, second.body]).toEqual([201, first.body])
  })

  it('leaves nothing where it fails half-way', async () => {
    const type = await addType()
    await execute(
      `create function fail() returns trigger language plpgsql as $$
         begin if new.place = 3 then raise 'no'; end if; return new; end $$`,
    )
    await execute(
      'create trigger fail before insert on journey_demands for each row execute function fail()',
    )
    const before = await selectRows(portal, 'select count(*) from demands')
    await expect(start(type.id)).rejects.toThrow('createCustomerJourney 500')
    await execute('drop function fail() cascade')
    expect(await selectRows(portal, 'select count(*) from demands')).toEqual(before)
    expect(await selectRows(portal, 'select * from customer_journeys')).toEqual([])
    expect((await start(type.id)).status).toBe(201)
  })

  it.each<[string, Start, number, string]>([
    ['another customer', { customer: 'brisa' }, 404, 'NOT_FOUND'],
    ['a colleague', { body: { userId: userIdOf('bruno') } }, 403, 'STAFF_ONLY'],
    [
      'a business that is not theirs',
      { as: 'bruno', business: 'aurora-2' },
      403,
      'BUSINESS_FORBIDDEN',
    ],
    ['nobody’s business', { as: 'nina', business: '' }, 403, 'NO_BUSINESS'],
    [
      'a specific-demand customer',
      { as: 'elisa', business: 'specific-1', customer: 'specific' },
      403,
      'ACCESS_SPECIFIC_DEMAND',
    ],
    [
      'a customer with a payment overdue',
      { as: 'gil', business: 'grace-1', customer: 'grace' },
      403,
      'ACCESS_PAYMENT_OVERDUE',
    ],
    [
      'another business in the body',
      { as: 'bruno', body: { businessId: businessIdOf('aurora-2') } },
      403,
      'BUSINESS_FORBIDDEN',
    ],
    ['staff without a user', { as: 'lia' }, 400, 'JOURNEY_STARTER_INVALID'],
    [
      'staff for a user of another customer',
      { as: 'lia', body: { userId: userIdOf('davi') } },
      400,
      'JOURNEY_STARTER_INVALID',
    ],
    [
      'staff for a user outside of the business',
      { as: 'lia', business: 'aurora-2', body: { userId: userIdOf('bruno') } },
      400,
      'JOURNEY_STARTER_INVALID',
    ],
  ])('is refused for %s', async (_, asked, status, code) => {
    const type = await addType()
    const answer = await start(type.id, asked)
    expect([answer.status, answer.problem.code]).toEqual([status, code])
    expect(await selectRows(portal, 'select * from customer_journeys')).toEqual([])
  })

  it('of a journey that is withdrawn is refused, and who has it keeps it', async () => {
    const type = await addType()
    await start(type.id)
    const params = { id: type.id }
    await portal.call('updateJourneyType', { as: 'lia', params, body: { active: false } })
    expect(await list('ana', 'aurora-1')).toHaveLength(1)
    expect(await list('ana', 'aurora-2')).toEqual([])
    expect((await start(type.id, { business: 'aurora-2' })).status).toBe(404)
    const byStaff = { as: 'lia', business: 'aurora-2', body: { userId: userIdOf('ana') } } as const
    expect((await start(type.id, byStaff)).problem.code).toBe('JOURNEY_WITHDRAWN')
  })

  it('by staff is told to the user that it is for', async () => {
    const type = await addType()
    const { status, body } = await start(type.id, {
      as: 'lia',
      body: { userId: userIdOf('bruno') },
    })
    expect(status).toBe(201)
    await portal.settle()
    const { body: told } = await portal.call('listNotifications', { as: 'bruno' })
    expect(told.notifications[0]).toMatchObject({
      type: 'JOURNEY',
      title: 'Jornada iniciada',
      description: 'Adequação à LGPD',
      link: `/journeys/${type.id}`,
    })
    const id = body.demands[0]?.id ?? ''
    const { body: demand } = await portal.call('getDemand', { as: 'bruno', params: { id } })
    expect(demand).toMatchObject({ creatorName: 'bruno', unread: true })
  })
})

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

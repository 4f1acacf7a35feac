import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customerIdOf, idOf, type PersonName } from '../../testing/test-firm.ts'
import { journeyDraft as draft, useJourneys } from '../../testing/test-journeys.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
const { addType, execute, list, removeAll, start } = useJourneys(() => portal)
beforeEach(removeAll)

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

  it('holds what was begun, whatever type of customer it is for', async () => {
    const { id } = await addType({ title: 'Comércio' })
    await start(id)
    await execute(`update journey_types set customer_type = 'Comércio'`)
    const titles = async (as: PersonName) =>
      (await list(as, undefined, { customerTypeOrNull: 'Indústria' })).map(({ title }) => title)
    expect(await titles('ana')).toEqual(['Comércio'])
    expect(await titles('davi')).toEqual([])
    expect(await titles('lia')).toEqual([])
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

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customerIdOf, idOf } from '../../testing/test-firm.ts'
import { fileMark, registerMark } from '../../testing/test-marks.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.database.query('truncate marks, notifications cascade')
})

const list = (query: object) => portal.call('listFirmMarks', { as: 'lia', query })
const historyOf = async (id: string, query = {}) =>
  (await portal.call('listMarkHistory', { as: 'bruno', params: { id }, query })).body
const say = (id: string, processId: string, body: object) =>
  portal.call('updateMarkProcess', { as: 'lia', params: { id, processId }, body })

it('where a process stands is said once when it is sent again by its key', async () => {
  const mark = await registerMark(portal)
  const { id: processId } = await fileMark(portal, mark, '903456789')
  const before = await historyOf(mark.id)
  const again = () =>
    portal.call('updateMarkProcess', {
      as: 'lia',
      params: { id: mark.id, processId },
      headers: { 'idempotency-key': 'stands-at-opposition' },
      body: { apolStatus: 'Oposição' },
    })
  const [first, second] = [await again(), await again()]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)
  expect((await historyOf(mark.id)).total).toBe(before.total + 1)
})

describe('the firm’s list', () => {
  it('holds the marks of all customers, narrowed by customer, statuses and number', async () => {
    const [first, second] = [
      await registerMark(portal),
      await registerMark(portal, { as: 'davi', business: 'brisa-1' }),
    ]
    await fileMark(portal, second, '903456789')
    await portal.call('updateDemandStatus', {
      as: 'lia',
      params: { id: second.Demand.id },
      body: { statusKey: 'PENDING' },
    })
    const idsOf = async (query: object) => (await list(query)).body.marcas.map(({ id }) => id)
    expect(await idsOf({})).toEqual([second.id, first.id])
    expect(await idsOf({ customerId: customerIdOf('aurora') })).toEqual([first.id])
    expect(await idsOf({ statusKey: 'OPEN' })).toEqual([first.id])
    expect(await idsOf({ apolStatus: 'Pedido' })).toEqual([second.id])
    expect(await idsOf({ processNumber: '903456789' })).toEqual([second.id])
    expect(await idsOf({ processNumber: '904567890' })).toEqual([])
    const { body } = await list({ limit: 1 })
    expect([
      body.total,
      (await list({ limit: 1, cursor: body.nextCursor })).body.marcas,
    ]).toMatchObject([2, [{ id: first.id, customerName: 'aurora' }]])
  })

  it('describes a mark, of a version', async () => {
    const { body: imported } = await portal.call('importMarks', {
      as: 'ana',
      business: 'aurora-1',
      body: { marcaProcessNumber: '903456789' },
    })
    const id = imported.results[0]?.marcaId ?? ''
    const describeMark = (body: object, headers = {}) =>
      portal.call('updateFirmMark', { as: 'lia', params: { id }, headers, body })
    const { status, body, headers } = await describeMark(
      { name: ' Aurora Sal ', apresentacao: 'Nominativa', natureza: 'Produto' },
      { 'if-match': '"1"' },
    )
    expect([status, headers.etag, body]).toMatchObject([
      200,
      '"2"',
      { name: 'Aurora Sal', apresentacao: 'Nominativa', natureza: 'Produto' },
    ])
    const late = await describeMark({ natureza: 'Ambas' }, { 'if-match': '"1"' })
    expect([late.status, late.problem.errors]).toEqual([412, { natureza: 'Produto' }])
    const edited = await portal.call('updateMark', {
      as: 'ana',
      params: { id },
      body: { name: 'Aurora Mar' },
    })
    expect(edited.body).toMatchObject({ name: 'Aurora Mar', Demand: { statusKey: 'IN_PROGRESS' } })
  })
})

describe('a process', () => {
  it('is noted with its status, and the customer hears of it', async () => {
    const mark = await registerMark(portal)
    const process = await fileMark(portal, mark, '903.456.789')
    expect(process).toMatchObject({ number: '903456789', apolStatus: 'Pedido' })
    const { body } = await portal.call('getMark', { as: 'bruno', params: { id: mark.id } })
    expect(body.ProcessNumbers).toEqual([process])
    expect(await historyOf(mark.id)).toMatchObject({
      total: 1,
      history: [
        {
          number: '903456789',
          apolStatus: 'Pedido',
          code: null,
          name: 'Situação informada pelo escritório',
          gazetteNumber: null,
          occurredOn: '2026-01-12',
        },
      ],
    })
    await portal.settle()
    const { body: told } = await portal.call('listNotifications', { as: 'ana' })
    expect(told.notifications[0]).toMatchObject({
      title: 'Andamento da marca no INPI: Pedido, em 12/01/2026',
      link: mark.Demand.id,
    })
  })

  it('takes one well-formed number that the customer does not have', async () => {
    const mark = await registerMark(portal)
    const add = (number: string, body = {}) =>
      portal.call('addMarkProcess', {
        as: 'lia',
        params: { id: mark.id },
        body: { number, ...body },
      })
    for (const number of ['90', '903456789 904567890', 'abcdefghi', ',']) {
      const { status, problem } = await add(number)
      expect([status, problem.errors]).toEqual([
        400,
        { number: 'O número do processo deve ter 9 dígitos.' },
      ])
    }
    expect((await add('903456789')).body.apolStatus).toBeNull()
    expect((await add('903456789')).problem.code).toBe('MARK_PROCESS_EXISTS')
    const other = await registerMark(portal, { as: 'davi', business: 'brisa-1' })
    const theirs = await portal.call('addMarkProcess', {
      as: 'lia',
      params: { id: other.id },
      body: { number: '903456789' },
    })
    expect(theirs.status).toBe(201)
    const future = await add('904567890', { apolStatus: 'Pedido', occurredOn: '2026-03-11' })
    expect([future.status, future.problem.errors]).toEqual([
      400,
      { occurredOn: 'Informe o dia de hoje ou um que já passou.' },
    ])
    const nothing = await portal.call('addMarkProcess', {
      as: 'lia',
      params: { id: idOf('nothing') },
      body: { number: '905678901' },
    })
    expect(nothing.status).toBe(404)
  })

  it('keeps what was said of it, and goes by what happened last', async () => {
    const mark = await registerMark(portal)
    const { id } = await fileMark(portal, mark, '903456789')
    const later = await say(mark.id, id, {
      apolStatus: 'Exigência',
      occurredOn: '2026-02-17',
      text: ' Esclarecer a especificação. ',
    })
    expect(later.body.apolStatus).toBe('Exigência')
    let left = 0
    portal.database.onMessageLeft(() => {
      left += 1
    })
    const earlier = await say(mark.id, id, { apolStatus: 'Publicação', occurredOn: '2026-02-03' })
    expect(earlier.body.apolStatus).toBe('Exigência')
    // Open pages show its history.
    expect(left).toBe(1)
    const today = await say(mark.id, id, { apolStatus: 'Deferimento' })
    expect(today.body.apolStatus).toBe('Deferimento')
    expect(today.body).toMatchObject({ statusOn: '2026-03-10', grantedOn: null })
    const first = await historyOf(mark.id, { limit: 2 })
    expect(first).toMatchObject({
      total: 4,
      history: [
        { apolStatus: 'Deferimento', occurredOn: '2026-03-10', text: null },
        { apolStatus: 'Exigência', text: 'Esclarecer a especificação.' },
      ],
    })
    const rest = await historyOf(mark.id, { limit: 2, cursor: first.nextCursor })
    expect([rest.history.map(({ apolStatus }) => apolStatus), rest.nextCursor]).toEqual([
      ['Publicação', 'Pedido'],
      null,
    ])
  })

  it('is news to the customer when a later day repeats its status, not when the same does', async () => {
    const mark = await registerMark(portal)
    const { id } = await fileMark(portal, mark, '903456789')
    const told = async () => {
      await portal.settle()
      const { body } = await portal.call('listNotifications', { as: 'ana' })
      const title = 'Andamento da marca no INPI: Exigência'
      return body.notifications.filter((one) => one.title.startsWith(title)).length
    }
    const before = await told()
    const counts: number[] = []
    for (const occurredOn of ['2026-02-17', '2026-02-17', '2026-02-24']) {
      await say(mark.id, id, { apolStatus: 'Exigência', occurredOn })
      counts.push((await told()) - before)
    }
    expect(counts).toEqual([1, 1, 2])
  })

  it('stays granted since its first grant, whatever is said of it later', async () => {
    const mark = await registerMark(portal)
    const { id } = await fileMark(portal, mark, '903456789')
    const seen = async () => {
      const { body } = await portal.call('getMark', { as: 'bruno', params: { id: mark.id } })
      return body.ProcessNumbers
    }
    for (const [apolStatus, occurredOn, known] of [
      ['Registro', '2026-02-17', { statusOn: '2026-02-17', grantedOn: '2026-02-17' }],
      ['Nulidade', '2026-02-24', { statusOn: '2026-02-24', grantedOn: '2026-02-17' }],
      ['Registro', '2026-03-03', { statusOn: '2026-03-03', grantedOn: '2026-02-17' }],
      ['Registro', '2026-02-10', { statusOn: '2026-03-03', grantedOn: '2026-02-10' }],
    ] as const) {
      const { body } = await say(mark.id, id, { apolStatus, occurredOn })
      expect(body).toMatchObject(known)
      expect(await seen()).toEqual([body])
    }
    const granted = await portal.call('addMarkProcess', {
      as: 'lia',
      params: { id: mark.id },
      body: { number: '904567890', apolStatus: 'Registro', occurredOn: '2026-03-03' },
    })
    expect(granted.body).toMatchObject({ statusOn: '2026-03-03', grantedOn: '2026-03-03' })
    expect((await seen()).at(1)).toEqual(granted.body)
  })

  it('is granted on no known day when it is kept after a contest, and its grant was not told', async () => {
    const mark = await registerMark(portal)
    const { id } = await fileMark(portal, mark, '903456789')
    for (const [apolStatus, occurredOn, grantedOn] of [
      ['Nulidade', '2026-02-24', null],
      ['Registro', '2026-03-03', null],
      ['Registro', '2026-02-17', '2026-02-17'],
    ] as const) {
      const { body } = await say(mark.id, id, { apolStatus, occurredOn })
      expect(body).toMatchObject({ grantedOn })
    }
  })

  it('goes with its history when its number was a mistake', async () => {
    const mark = await registerMark(portal)
    const { id: processId } = await fileMark(portal, mark, '903456789')
    const params = { id: mark.id, processId }
    const other = await registerMark(portal)
    const wrong = { id: other.id, processId }
    expect((await say(other.id, processId, { apolStatus: 'Pedido' })).status).toBe(404)
    const remove = (given: typeof params) =>
      portal.call('removeMarkProcess', { as: 'lia', params: given })
    expect((await remove(wrong)).status).toBe(404)
    expect((await remove(params)).status).toBe(204)
    expect((await remove(params)).status).toBe(404)
    expect(await historyOf(mark.id)).toEqual({ history: [], total: 0, nextCursor: null })
  })

  it('is the firm’s alone', async () => {
    const mark = await registerMark(portal)
    for (const [operation, body] of [
      ['addMarkProcess', { number: '903456789' }],
      ['updateFirmMark', { name: 'X' }],
    ] as const) {
      const refused = await portal.call(operation, { as: 'sofia', params: { id: mark.id }, body })
      expect(refused.problem.code).toBe('STAFF_ONLY')
    }
  })
})

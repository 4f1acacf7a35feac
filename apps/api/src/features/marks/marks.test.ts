import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { customerIdOf, idOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { fileMark, logoOf, registerMark, uploadBytes } from '../../testing/test-marks.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.database.query('truncate marks cascade')
})

const list = (as: PersonName = 'ana', business = 'aurora-1', query = {}) =>
  portal.call('listMarks', { as, business, query })
const move = (demandId: string, statusKey: string) =>
  portal.call('updateDemandStatus', { as: 'lia', params: { id: demandId }, body: { statusKey } })
const demandOf = async (id: string, as: PersonName = 'ana') =>
  (await portal.call('getDemand', { as, params: { id } })).body

describe('an edit', () => {
  const edit = (id: string, body: object, headers = {}, as: PersonName = 'ana') =>
    portal.call('updateMark', { as, params: { id }, headers, body })

  it('sets the demand to IN_PROGRESS with a message, then changes the mark', async () => {
    const mark = await registerMark(portal)
    await move(mark.Demand.id, 'FINISHED')
    const { status, body, headers } = await edit(mark.id, { name: ' Aurora Dia ' })
    expect([status, headers.etag]).toEqual([200, '"2"'])
    expect(body).toMatchObject({ name: 'Aurora Dia', Demand: { statusKey: 'IN_PROGRESS' } })
    const { body: items } = await portal.call('listDemandItems', {
      as: 'lia',
      params: { id: mark.Demand.id },
    })
    expect(items.items.slice(-3, -1)).toMatchObject([
      {
        type: 'MESSAGE',
        userName: 'ana',
        content: 'O nome da marca foi alterado de "Aurora Noite" para "Aurora Dia".',
      },
      { type: 'STATUS', customFields: { statusKey: 'IN_PROGRESS' } },
    ])
    expect((await demandOf(mark.Demand.id)).order).toEqual(expect.any(Number))
  })

  it('brings another logo, which the message carries', async () => {
    const logo = await uploadBytes(portal, 'ana', logoOf())
    const mark = await registerMark(portal, { body: { apres: 'Figura', attachments: [logo] } })
    const other = await uploadBytes(portal, 'bruno', logoOf())
    const { body } = await edit(mark.id, { logo: other }, {}, 'bruno')
    expect(body.logo).toBe(other.awsFileKey)
    for (const { awsFileKey: key } of [logo, other]) {
      expect((await portal.call('createDownload', { as: 'ana', query: { key } })).status).toBe(200)
    }
    const { body: items } = await portal.call('listDemandItems', {
      as: 'ana',
      params: { id: mark.Demand.id },
    })
    const message = items.items.find(({ type }) => type === 'MESSAGE')
    expect(message).toMatchObject({
      content: 'A logo da marca "Aurora Noite" foi alterada.',
      attachments: [{ key: other.awsFileKey }],
    })
  })

  it('that is sent again by its key happens once, whether it brings a name or a logo', async () => {
    const logo = await uploadBytes(portal, 'ana', logoOf())
    const mark = await registerMark(portal, { body: { apres: 'Mista', attachments: [logo] } })
    const params = { id: mark.Demand.id }
    const messages = async () => {
      const { body } = await portal.call('listDemandItems', { as: 'ana', params })
      return body.items.flatMap(({ type, content }) => (type === 'MESSAGE' ? [content] : []))
    }
    let version = '"1"'
    for (const [change, text] of [
      [{ name: 'Aurora Dia' }, 'O nome da marca foi alterado de "Aurora Noite" para "Aurora Dia".'],
      [
        { logo: await uploadBytes(portal, 'ana', logoOf()) },
        'A logo da marca "Aurora Dia" foi alterada.',
      ],
    ] as const) {
      const headers = { 'if-match': version, 'idempotency-key': text }
      const [first, second] = [
        await edit(mark.id, change, headers),
        await edit(mark.id, change, headers),
      ]
      expect([first.status, second.status, second.problem?.code]).toEqual([200, 200, undefined])
      expect([second.body, second.headers.etag]).toEqual([first.body, first.headers.etag])
      expect((await messages()).filter((content) => content === text)).toHaveLength(1)
      version = String(second.headers.etag)
    }
    expect(await messages()).toHaveLength(2)
  })

  it('is refused whole where it does not fit the presentation, or the logo is none', async () => {
    const word = await registerMark(portal)
    const logo = await uploadBytes(portal, 'ana', logoOf())
    const figure = await registerMark(portal, { body: { apres: 'Figura', attachments: [logo] } })
    const [png, spare] = [
      await uploadBytes(portal, 'ana', Buffer.from('\u0089PNG')),
      await uploadBytes(portal, 'ana', logoOf()),
    ]
    const invalid = 'Dados invalidos para atualizar marca.'
    for (const [id, body, text] of [
      [word.id, { name: ' ' }, invalid],
      [word.id, { logo: spare }, invalid],
      [word.id, { logo: null }, invalid],
      [figure.id, { name: 'Aurora' }, invalid],
      [figure.id, { logo: png }, 'Seu arquivo precisa ser um JPG ou JPEG'],
    ] as const) {
      const { status, problem } = await edit(id, body)
      expect([status, problem.message]).toEqual([400, text])
    }
    expect((await demandOf(word.Demand.id)).statusKey).toBe('OPEN')
    expect((await demandOf(figure.Demand.id)).statusKey).toBe('OPEN')
    const { body, headers } = await portal.call('getMark', { as: 'ana', params: { id: figure.id } })
    expect([body.logo, headers.etag]).toEqual([logo.awsFileKey, '"1"'])
  })

  it('of an older version is refused and shows what changed', async () => {
    const mark = await registerMark(portal)
    await edit(mark.id, { name: 'Aurora Dia' }, { 'if-match': '"1"' })
    const late = await edit(mark.id, { name: 'Aurora Tarde' }, { 'if-match': '"1"' }, 'bruno')
    expect([late.status, late.problem.errors, late.headers.etag]).toEqual([
      412,
      { name: 'Aurora Dia' },
      '"2"',
    ])
  })

  it('is nobody’s who may not see the mark', async () => {
    const mark = await registerMark(portal)
    await portal.database.query(
      `update demands set private = true, private_users = '{}' where id = '${mark.Demand.id}'`,
    )
    await move(mark.Demand.id, 'PENDING')
    for (const as of ['bruno', 'sofia', 'davi'] as const) {
      expect((await edit(mark.id, { name: 'X' }, {}, as)).status).toBe(404)
      expect((await portal.call('getMark', { as, params: { id: mark.id } })).status).toBe(404)
      const history = await portal.call('listMarkHistory', { as, params: { id: mark.id } })
      expect(history.status).toBe(404)
    }
    expect((await list('bruno')).body.total).toBe(0)
    expect((await list()).body.total).toBe(1)
    expect((await edit(idOf('nothing'), { name: 'X' })).status).toBe(404)
  })
})

describe('the list', () => {
  it('goes on by page and by cursor, newest first, with the real total', async () => {
    const made: string[] = []
    for (let i = 0; i < 5; i += 1) {
      const mark = await registerMark(portal, { body: { name: `Marca ${i}` } })
      await move(mark.Demand.id, 'PENDING')
      made.unshift(mark.id)
    }
    const page = async (query: object) => {
      const { body } = await list('ana', 'aurora-1', query)
      return { ...body, ids: body.marcas.map(({ id }) => id) }
    }
    const first = await page({ limit: 2 })
    expect([first.ids, first.total]).toEqual([made.slice(0, 2), 5])
    expect((await page({ limit: 2, page: 1 })).ids).toEqual(made.slice(2, 4))
    const second = await page({ limit: 2, cursor: first.nextCursor })
    expect(second.ids).toEqual(made.slice(2, 4))
    const last = await page({ limit: 2, cursor: second.nextCursor })
    expect([last.ids, last.nextCursor]).toEqual([made.slice(4), null])
    expect((await list('ana', 'aurora-1', { cursor: 'x' })).status).toBe(400)
  })

  it('is searched by part of the name or of a process number, within what the user may see', async () => {
    const names = ['Águas de Março', 'Ótica 934', 'Vértice']
    const made = new Map<string, string>()
    for (const name of names) {
      const mark = await registerMark(portal, { body: { name } })
      await move(mark.Demand.id, 'PENDING')
      made.set(name, mark.id)
    }
    await fileMark(portal, { id: made.get('Vértice') ?? '' }, '934112233')
    await fileMark(portal, { id: made.get('Vértice') ?? '' }, '934112244')
    await fileMark(portal, { id: made.get('Águas de Março') ?? '' }, '901000001')
    const found = async (text: string, as: PersonName = 'ana', business = 'aurora-1') => {
      const { body } = await list(as, business, { text })
      expect(body.total).toBe(body.marcas.length)
      return body.marcas.map(({ name }) => name)
    }
    expect(await found('AGUAS')).toEqual(['Águas de Março'])
    expect(await found(' marco AGUAS')).toEqual(['Águas de Março'])
    expect(await found('934')).toEqual(['Vértice', 'Ótica 934'])
    expect(await found('934.112.2')).toEqual(['Vértice'])
    expect(await found('%')).toEqual([])
    expect(await found('a', 'davi', 'brisa-1')).toEqual([])
    expect((await list('ana', 'aurora-1', { text: 'x'.repeat(256) })).status).toBe(400)
  })
})

it('goes to the heir of a removed user, with its demand', async () => {
  const mark = await registerMark(portal, { as: 'clara' })
  const removed = await portal.call('deleteUser', {
    as: 'sofia',
    params: { id: userIdOf('clara') },
    body: { newResponsibleUserId: userIdOf('bruno') },
  })
  expect(removed.status).toBeLessThan(300)
  const { body } = await portal.call('getFirmMark', { as: 'lia', params: { id: mark.id } })
  expect(body.userId).toBe(userIdOf('bruno'))
})

it('never lets a customer write a status or a history, whatever a handler does', async () => {
  const mark = await registerMark(portal)
  await portal.call('addMarkProcess', {
    as: 'lia',
    params: { id: mark.id },
    body: { number: '903456789' },
  })
  const ana = { customerId: customerIdOf('aurora'), userId: userIdOf('ana'), staff: false }
  const run = (text: string) =>
    portal.database.tenant(ana, (transaction) => transaction.run(plainCommand(text)))
  await run(`update mark_processes set status = 'Registro'`)
  const { body } = await portal.call('getMark', { as: 'ana', params: { id: mark.id } })
  expect(body.ProcessNumbers).toMatchObject([{ number: '903456789', apolStatus: null }])
  const foreign = await raiseDemand(portal, { as: 'davi', business: 'brisa-1' })
  for (const text of [
    `insert into mark_processes (id, mark_id, customer_id, number, status, created_at, updated_at)
      select gen_random_uuid(), id, customer_id, '904567890', 'Registro', now(), now() from marks`,
    `insert into mark_events (id, process_id, customer_id, name, occurred_on, created_at)
      select gen_random_uuid(), id, customer_id, 'x', now(), now() from mark_processes`,
    `insert into marks (id, customer_id, business_id, demand_id, user_id, name, description,
      created_at, updated_at) select gen_random_uuid(), customer_id, business_id, '${foreign.id}',
      user_id, 'x', '', now(), now() from marks`,
  ]) {
    await expect(run(text)).rejects.toThrow(/row-level security|permission denied/)
  }
  expect((await run('delete from marks').catch((error) => String(error))) ?? '').toMatch(
    /permission/,
  )
})

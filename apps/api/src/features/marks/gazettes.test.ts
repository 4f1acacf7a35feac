import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestProcess, toGazetteXml } from '../../testing/gazettes.ts'
import { idOf, type PersonName } from '../../testing/test-firm.ts'
import {
  fileMark,
  registerMark,
  takeInGazette,
  uploadBytes,
  waitForGazette,
} from '../../testing/test-marks.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { untilQuiet } from '../../testing/until-quiet.ts'
import { removeAbandonedUploads } from '../files/remove-abandoned-uploads.job.ts'
import type { Mark } from './mark-columns.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  // What another test has left to a job.
  await untilQuiet(portal)
  await portal.database.query('truncate marks, gazettes, notifications cascade')
})

const march10 = { number: 2879, date: '10/03/2026' }
const march3 = { number: 2878, date: '03/03/2026' }
const named = (number: string, code: string, more: Partial<TestProcess> = {}): TestProcess => ({
  number,
  dispatches: [{ code, name: `Despacho ${code}` }],
  ...more,
})
const statusesOf = async ({ id }: Pick<Mark, 'id'>, as: PersonName = 'lia') => {
  const { body } = await portal.call('getMark', { as, params: { id } })
  return body.ProcessNumbers.map(({ apolStatus }) => apolStatus)
}
const historyOf = async ({ id }: Pick<Mark, 'id'>) =>
  (await portal.call('listMarkHistory', { as: 'lia', params: { id } })).body.history
const send = async (content: string | Uint8Array, as: PersonName = 'lia') => {
  const { awsFileKey } = await uploadBytes(portal, as, Buffer.from(content), {
    fileName: 'RM2879.xml',
    fileType: 'text/xml',
    type: 'GAZETTE',
  })
  return portal.call('importGazette', { as, body: { awsFileKey } })
}
const stateOf = async () => {
  const { rows } = await portal.database.query(
    `select (select md5(string_agg(r::text, '' order by id)) from mark_processes r) as processes,
      (select md5(string_agg(r::text, '' order by id)) from mark_events r) as events,
      (select md5(string_agg(r::text, '' order by id)) from marks r) as marks`,
  )
  return rows[0]
}

describe('a gazette', () => {
  it('updates the statuses of the processes that it names, of every customer, with history', async () => {
    const aurora = await registerMark(portal)
    await fileMark(portal, aurora, '903456789')
    await fileMark(portal, aurora, '904567890')
    const brisa = await registerMark(portal, { as: 'davi', business: 'brisa-1' })
    await fileMark(portal, brisa, '903456789')
    const gazette = await takeInGazette(portal, march10, [
      named('900000001', 'IPAS158'),
      named('903456789', 'IPAS009', {
        dispatches: [
          { code: 'IPAS009', name: 'Publicação de pedido', text: 'Nota' },
          { code: 'IPAS270', name: 'Deferimento da petição' },
        ],
      }),
      named('900000002', 'IPAS024'),
    ])
    expect(gazette).toMatchObject({
      number: 2879,
      publishedOn: '2026-03-10',
      status: 'done',
      entries: 3,
      matched: 2,
      updated: 2,
      userName: 'lia',
      finishedAt: expect.any(String),
    })
    expect(await statusesOf(aurora)).toEqual(['Publicação', 'Pedido'])
    expect(await statusesOf(brisa)).toEqual(['Publicação'])
    expect(await historyOf(aurora)).toMatchObject([
      { code: 'IPAS270', apolStatus: null, gazetteNumber: 2879, occurredOn: '2026-03-10' },
      { code: 'IPAS009', apolStatus: 'Publicação', name: 'Publicação de pedido', text: 'Nota' },
      { number: '904567890', apolStatus: 'Pedido' },
      { number: '903456789', apolStatus: 'Pedido', code: null },
    ])
    for (const [as, mark] of [
      ['ana', aurora],
      ['davi', brisa],
    ] as const) {
      const { body } = await portal.call('listNotifications', { as })
      expect(body.notifications[0]).toMatchObject({
        title: expect.stringMatching(/^Andamento da marca no INPI: Publicação, em \d\d\/03\/2026$/),
        link: mark.Demand.id,
      })
    }
  })

  it('changes nothing when it comes twice, not even what the firm has said since', async () => {
    const mark = await registerMark(portal)
    const { id: processId } = await fileMark(portal, mark, '903456789')
    const processes = [named('903456789', 'IPAS009')]
    const first = await takeInGazette(portal, march10, processes)
    const before = await stateOf()
    const again = await takeInGazette(portal, march10, processes)
    expect(again).toMatchObject({ id: first.id, matched: 1, updated: 0, entries: 1 })
    expect(await stateOf()).toEqual(before)
    await portal.call('updateMarkProcess', {
      as: 'lia',
      params: { id: mark.id, processId },
      body: { apolStatus: 'Exigência' },
    })
    const said = await stateOf()
    await takeInGazette(portal, march10, processes)
    expect(await stateOf()).toEqual(said)
    const { body } = await portal.call('listGazettes', { as: 'rui' })
    expect([body.total, body.gazettes.map(({ id }) => id)]).toEqual([1, [first.id]])
  })

  it('is taken in once when it is sent again by its key, and answered as the first', async () => {
    const { awsFileKey } = await uploadBytes(
      portal,
      'lia',
      Buffer.from(toGazetteXml(march10, [named('903456789', 'IPAS009')])),
      { fileName: 'RM2879.xml', fileType: 'text/xml', type: 'GAZETTE' },
    )
    const take = () =>
      portal.call('importGazette', {
        as: 'lia',
        headers: { 'idempotency-key': 'gazette-2879' },
        body: { awsFileKey },
      })
    const first = await take()
    await waitForGazette(portal, first.body.id)
    const second = await take()
    expect([first.status, second.status, second.problem?.code]).toEqual([201, 201, undefined])
    expect(second.body.id).toBe(first.body.id)
    const { body } = await portal.call('listGazettes', { as: 'lia' })
    expect(body.gazettes).toMatchObject([{ id: first.body.id, status: 'done' }])
  })

  it('adds what a corrected file of the same edition says besides', async () => {
    const mark = await registerMark(portal)
    await fileMark(portal, mark, '903456789')
    await takeInGazette(portal, march10, [named('903456789', 'IPAS009')])
    const again = await takeInGazette(portal, march10, [
      named('903456789', 'IPAS009'),
      named('903456789', 'IPAS423'),
    ])
    expect(again).toMatchObject({ matched: 1, updated: 1, entries: 2 })
    expect(await statusesOf(mark)).toEqual(['Oposição'])
    expect((await historyOf(mark)).map(({ code }) => code)).toEqual(['IPAS423', 'IPAS009', null])
  })

  it('that is older than what is known goes into the history only', async () => {
    const mark = await registerMark(portal)
    await fileMark(portal, mark, '903456789')
    await takeInGazette(portal, march10, [named('903456789', 'IPAS158')])
    const late = await takeInGazette(portal, march3, [named('903456789', 'IPAS029')])
    expect(late).toMatchObject({ matched: 1, updated: 0 })
    expect(await statusesOf(mark)).toEqual(['Registro'])
    expect((await historyOf(mark)).map(({ apolStatus }) => apolStatus)).toEqual([
      'Registro',
      'Deferimento',
      'Pedido',
    ])
    const { body } = await portal.call('listGazettes', { as: 'lia', query: { limit: 1 } })
    expect(body.gazettes[0]?.number).toBe(2879)
    const { body: rest } = await portal.call('listGazettes', {
      as: 'lia',
      query: { limit: 1, cursor: body.nextCursor },
    })
    expect(rest.gazettes[0]?.number).toBe(2878)
  })

  it('tells of a status that a newer edition repeats, whose periods begin again', async () => {
    const mark = await registerMark(portal)
    await fileMark(portal, mark, '903456789')
    await takeInGazette(portal, march3, [named('903456789', 'IPAS005')])
    const again = await takeInGazette(portal, march10, [named('903456789', 'IPAS136')])
    expect(again).toMatchObject({ matched: 1, updated: 0 })
    const { body } = await portal.call('listNotifications', { as: 'ana' })
    const titles = ['10/03/2026', '03/03/2026'].map(
      (day) => `Andamento da marca no INPI: Exigência, em ${day}`,
    )
    expect(body.notifications.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
  })

  it('describes a mark that was imported by its number, once', async () => {
    const { body } = await portal.call('importMarks', {
      as: 'ana',
      business: 'aurora-1',
      body: { marcaProcessNumber: '903456789' },
    })
    const id = body.results[0]?.marcaId ?? ''
    const told = { name: 'AURORA SAL', presentation: 'Mista', classes: [3] }
    await takeInGazette(portal, march10, [named('903456789', 'IPAS009', told)])
    const read = async () => (await portal.call('getMark', { as: 'ana', params: { id } })).body
    expect(await read()).toMatchObject({
      name: 'AURORA SAL',
      apresentacao: 'Mista',
      natureza: 'Produto',
      ProcessNumbers: [{ apolStatus: 'Publicação' }],
    })
    await takeInGazette(portal, { number: 2880, date: '17/03/2026' }, [
      named('903456789', 'IPAS029', { ...told, name: 'OUTRA' }),
    ])
    expect(await read()).toMatchObject({
      name: 'AURORA SAL',
      ProcessNumbers: [{ apolStatus: 'Deferimento' }],
    })
  })

  it('keeps the status of a mark that its firm has finished and the office has granted', async () => {
    const mark = await registerMark(portal)
    await fileMark(portal, mark, '903456789')
    await takeInGazette(portal, march10, [named('903456789', 'IPAS158')])
    const { body } = await portal.call('listFirmMarks', {
      as: 'lia',
      query: { apolStatus: 'Registro' },
    })
    expect(body.marcas).toMatchObject([{ id: mark.id, Demand: { statusKey: 'OPEN' } }])
  })

  it('leaves its file to the removal of abandoned uploads when it has been taken in', async () => {
    const { body } = await send(toGazetteXml(march10, [named('903456789', 'IPAS009')]))
    await waitForGazette(portal, body.id)
    const keysLeft = async () => {
      const { rows } = await portal.database.query(`select key from files where type = 'GAZETTE'`)
      return rows.length
    }
    expect(await keysLeft()).toBeGreaterThan(0)
    const { now } = portal.time
    for (const hours of [25, 26]) {
      portal.time.now = new Date(now.getTime() + hours * 60 * 60 * 1000)
      await removeAbandonedUploads({
        database: portal.database,
        files: portal.files,
        clock: { now: () => portal.time.now },
      })
    }
    portal.time.now = now
    expect(await keysLeft()).toBe(0)
  })
})

it('is not taken in any more once its file is about to be removed', async () => {
  const content = Buffer.from(toGazetteXml(march10, [named('903456789', 'IPAS009')]))
  const options = { fileName: 'RM2879.xml', fileType: 'text/xml', type: 'GAZETTE' } as const
  const { awsFileKey } = await uploadBytes(portal, 'lia', content, options)
  await portal.database.query('update files set abandoned_at = now() where key = $1', [awsFileKey])
  const { problem } = await portal.call('importGazette', { as: 'lia', body: { awsFileKey } })
  expect(problem.code).toBe('FILE_KEY_INVALID')
})

describe('a file that is no gazette', () => {
  const good = toGazetteXml(march10, [named('903456789', 'IPAS009')])

  it.each([
    ['a PDF', '%PDF-1.7', 'O arquivo não é um XML da Revista da Propriedade Industrial.'],
    [
      'another section',
      '<revista numero="2879" dataPublicacao="10/03/2026"/>',
      'O arquivo não é a seção de marcas da Revista da Propriedade Industrial.',
    ],
    [
      'a billion laughs',
      `<!DOCTYPE revista [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${good.slice(good.indexOf('<revista'))}`,
      'O arquivo declara um DOCTYPE ou entidades, que não são aceitos.',
    ],
    ['half a gazette', good.slice(0, -20), 'O arquivo termina antes do fim da revista.'],
    ['a broken one', good.replace('<despachos>', '<despacho>'), 'O XML está malformado na linha'],
  ])('%s is refused with what is wrong, and changes nothing', async (_, content, text) => {
    const mark = await registerMark(portal)
    await fileMark(portal, mark, '903456789')
    const before = await stateOf()
    const { status, problem } = await send(content)
    expect([status, problem.code]).toEqual([400, 'GAZETTE_INVALID'])
    expect(problem.message).toContain(text)
    await portal.settle()
    expect(await stateOf()).toEqual(before)
    expect((await portal.call('listGazettes', { as: 'lia' })).body.total).toBe(0)
  })

  it('may be sent again, and is taken when it is right', async () => {
    expect((await send(good.slice(0, -20))).status).toBe(400)
    expect((await send(good)).status).toBe(201)
  })
})

describe('who sends one', () => {
  it('is of the firm, with an own upload of that kind, once', async () => {
    const ask = (as: PersonName, query = {}) =>
      portal.call('createUpload', {
        as,
        query: {
          fileName: 'RM2879.xml',
          fileType: 'text/xml',
          type: 'GAZETTE',
          fileSize: 200 * 1024 * 1024,
          ...query,
        },
      })
    expect((await ask('ana')).problem.code).toBe('STAFF_ONLY')
    expect((await ask('lia')).status).toBe(200)
    expect((await ask('lia', { fileSize: 200 * 1024 * 1024 + 1 })).status).toBe(413)
    expect((await ask('lia', { type: 'ATTACHMENT' })).status).toBe(413)

    const take = (as: PersonName, awsFileKey: string) =>
      portal.call('importGazette', { as, body: { awsFileKey } })
    const file = await uploadBytes(portal, 'lia', Buffer.from(toGazetteXml(march10, [])), {
      fileType: 'text/xml',
      type: 'GAZETTE',
    })
    const attachment = await uploadBytes(portal, 'lia', Buffer.from(toGazetteXml(march10, [])), {
      fileType: 'text/xml',
      type: 'ATTACHMENT',
    })
    expect((await take('sofia', file.awsFileKey)).problem.code).toBe('STAFF_ONLY')
    expect((await take('rui', file.awsFileKey)).problem.code).toBe('FILE_KEY_INVALID')
    expect((await take('lia', attachment.awsFileKey)).problem.code).toBe('FILE_KEY_INVALID')
    const { body: unsent } = await ask('lia', { fileSize: 10 })
    expect((await take('lia', unsent.key)).problem.code).toBe('FILE_NOT_UPLOADED')
    const both = await Promise.all([take('lia', file.awsFileKey), take('lia', file.awsFileKey)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
    await portal.settle()
    expect((await take('lia', file.awsFileKey)).problem.code).toBe('FILE_KEY_INVALID')
    expect((await portal.call('getGazette', { as: 'lia', params: { id: idOf('x') } })).status).toBe(
      404,
    )
  })
})

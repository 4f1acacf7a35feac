import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { customerIdOf, idOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import {
  logoOf,
  registerMark,
  uploadBytes,
  uploadContract,
  wordMark,
} from '../../testing/test-marks.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.database.query('truncate marks cascade')
})

const create = (body: object, as: PersonName = 'ana') =>
  portal.call('createMark', { as, business: 'aurora-1', body })
const list = (as: PersonName = 'ana', business = 'aurora-1', query = {}) =>
  portal.call('listMarks', { as, business, query })
const move = (demandId: string, statusKey: string) =>
  portal.call('updateDemandStatus', { as: 'lia', params: { id: demandId }, body: { statusKey } })
const demandOf = async (id: string, as: PersonName = 'ana') =>
  (await portal.call('getDemand', { as, params: { id } })).body
const countMarks = async () => {
  const { rows } = await portal.database.query(
    `select (select count(*) from marks)::int as marks,
      (select count(*) from demands where demand_type_name = 'Registro de Marcas')::int as demands`,
  )
  return rows[0] as { marks: number; demands: number }
}

describe('the registration', () => {
  it('makes the mark and its demand, which holds the files', async () => {
    const [logo, contrato] = [
      await uploadBytes(portal, 'ana', logoOf()),
      await uploadContract(portal),
    ]
    const { status, body, headers } = await create({
      ...wordMark,
      name: ' Aurora Sol ',
      apres: 'Mista',
      product: 'Ambas',
      isPJ: true,
      cpf: '12.345.6780001-95',
      attachments: [logo],
      contrato,
    })
    expect([status, headers.etag]).toEqual([201, '"1"'])
    expect(body).toEqual({
      id: body.id,
      name: 'Aurora Sol',
      logo: logo.awsFileKey,
      apresentacao: 'Mista',
      natureza: 'Ambas',
      description: 'Perfumes.',
      createAt: portal.time.now.toISOString(),
      updateAt: portal.time.now.toISOString(),
      Demand: { id: body.Demand.id, backofficeUserId: null, statusKey: 'OPEN' },
      ProcessNumbers: [],
    })
    expect(await demandOf(body.Demand.id)).toMatchObject({
      name: 'Registro da marca Aurora Sol',
      description: 'Perfumes.',
      demandTypeName: 'Registro de Marcas',
      statusKey: 'OPEN',
      following: [userIdOf('ana')],
      attachments: [{ key: logo.awsFileKey }, { key: contrato.awsFileKey }],
    })
    const { body: firm } = await portal.call('getFirmMark', { as: 'lia', params: { id: body.id } })
    expect(firm).toMatchObject({
      customerId: customerIdOf('aurora'),
      customerName: 'aurora',
      contrato: contrato.awsFileKey,
      imported: false,
      holder: { isPJ: true, cpf: '12.345.6780001-95', user: 'Ana Lima', country: 'Brasil' },
    })
    for (const [as, expected] of [
      ['bruno', 200],
      ['lia', 200],
      ['davi', 404],
    ] as const) {
      const got = await portal.call('createDownload', { as, query: { key: logo.awsFileKey } })
      expect(got.status).toBe(expected)
    }
  })

  it('appears in the list once the firm moves its demand on', async () => {
    const mark = await registerMark(portal)
    expect((await list()).body).toEqual({ marcas: [], total: 0, nextCursor: null })
    await move(mark.Demand.id, 'IN_PROGRESS')
    expect((await list('bruno')).body.marcas).toMatchObject([
      { id: mark.id, Demand: { statusKey: 'IN_PROGRESS' } },
    ])
    expect((await list('ana', 'aurora-2')).body.total).toBe(0)
    expect((await list('davi', 'brisa-1')).body.total).toBe(0)
    expect((await portal.call('listMarks', { as: 'lia' })).body.total).toBe(1)
  })

  const invalid = 'Algum campo não foi preenchido corretamente.'
  it.each<[string, object, string, Record<string, string>]>([
    [
      'a logo that is missing',
      { apres: 'Mista' },
      'Você precisa carregar sua Logo!',
      { logo: 'Logo é obrigatória' },
    ],
    [
      'a contract that is missing',
      { isPJ: true },
      'Você precisa carregar seu Contrato Sócio!',
      { contrato: 'Contrato Sócio é obrigatório' },
    ],
    [
      'a company that calls itself a person',
      { cpf: '12.345.6780001-95' },
      'Você precisa carregar seu Contrato Sócio!',
      { contrato: 'Contrato Sócio é obrigatório' },
    ],
    ['a blank name', { name: '  ' }, invalid, { name: 'Nome da marca é obrigatório' }],
    ['no e-mail', { email: undefined }, invalid, { email: 'Email é obrigatório' }],
    ['another country', { country: 'Portugal' }, invalid, { country: 'Opção inválida' }],
    [
      'a state that there is not',
      { UF: 'Terra do Nunca' },
      invalid,
      { UF: 'Estado é inválido: informe a sigla, como SP' },
    ],
    ['another nature', { product: 'Marca' }, invalid, { product: 'Opção inválida' }],
    [
      'a long description',
      { description: 'a'.repeat(2049) },
      invalid,
      { description: 'Descrição deve ter no máximo 2048 caracteres' },
    ],
  ])('refuses %s', async (_, change, text, errors) => {
    const before = await countMarks()
    const { status, problem } = await create({ ...wordMark, ...change })
    expect([status, problem.message, problem.errors]).toEqual([400, text, errors])
    expect(await countMarks()).toEqual(before)
  })

  it('says everything that is missing at once', async () => {
    const { problem } = await create({ apres: 'Nominativa', product: 'Produto', isPJ: false })
    expect(problem.errors).toEqual({
      name: 'Nome da marca é obrigatório',
      description: 'Descrição é obrigatória',
      email: 'Email é obrigatório',
      cpf: 'CPF/CNPJ é obrigatório',
      customerName: 'Seu nome é obrigatório',
      country: 'País é obrigatório',
      UF: 'Estado é obrigatório',
      city: 'Cidade é obrigatória',
      address: 'Endereço é obrigatório',
      CEP: 'CEP é obrigatório',
      user: 'Nome é obrigatório',
    })
  })

  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  it.each<[string, Uint8Array, string]>([
    ['is a PNG called .jpg', png, 'Seu arquivo precisa ser um JPG ou JPEG'],
    ['is a page', Buffer.from('<svg onload=alert(1)>'), 'Seu arquivo precisa ser um JPG ou JPEG'],
    [
      'is one pixel too small',
      logoOf(944),
      'Sua imagem precisa ter exatamente 945x945 pixels | (8cm x 8cm)',
    ],
    [
      'is one byte too large',
      Buffer.concat([logoOf(), Buffer.alloc(2 * 1024 * 1024 + 1 - logoOf().length)]),
      'Seu arquivo é muito grande',
    ],
  ])('refuses a logo that %s', async (_, content, text) => {
    const before = await countMarks()
    const logo = await uploadBytes(portal, 'ana', content)
    const refused = await create({ ...wordMark, apres: 'Figura', attachments: [logo] })
    expect([refused.status, refused.problem]).toMatchObject([
      400,
      { code: 'MARK_FILE_REFUSED', message: text, errors: { logo: text } },
    ])
    expect(await countMarks()).toEqual(before)
  })

  it('refuses the logo of a word mark, which could never be changed', async () => {
    const before = await countMarks()
    const logo = await uploadBytes(portal, 'ana', logoOf())
    const { status, problem } = await create({ ...wordMark, attachments: [logo] })
    const text = 'Uma marca nominativa não tem logo'
    expect([status, problem.code, problem.errors]).toEqual([
      400,
      'MARK_FILE_REFUSED',
      { logo: text },
    ])
    expect(await countMarks()).toEqual(before)
  })

  it('takes a logo of exactly two megabytes', async () => {
    const full = Buffer.concat([logoOf(), Buffer.alloc(2 * 1024 * 1024 - logoOf().length)])
    const logo = await uploadBytes(portal, 'ana', full)
    expect((await create({ ...wordMark, apres: 'Figura', attachments: [logo] })).status).toBe(201)
  })

  it('refuses a contract that is no document, whatever it is called', async () => {
    const contrato = await uploadBytes(portal, 'ana', Buffer.from('MZ\u0090'), {
      fileName: 'contrato.pdf',
      fileType: 'application/pdf',
      type: 'ATTACHMENT',
    })
    const { status, problem } = await create({ ...wordMark, isPJ: true, contrato })
    expect([status, problem.message]).toEqual([
      400,
      'Seu Contrato Sócio precisa ser um PDF ou uma imagem',
    ])
  })

  it('refuses files of others, files that never came, and one file as both', async () => {
    const foreign = await uploadBytes(portal, 'bruno', logoOf())
    const absent = { ...foreign, awsFileKey: 'uploads/0-nothing' }
    const own = await uploadBytes(portal, 'ana', logoOf())
    for (const [attachments, contrato] of [
      [[foreign], null],
      [[absent], null],
      [[own], own],
    ]) {
      const { status, problem } = await create({
        ...wordMark,
        apres: 'Mista',
        attachments,
        contrato,
      })
      expect([status, problem.code]).toEqual([400, 'FILE_KEY_INVALID'])
    }
  })

  it('happens once for its key', async () => {
    const before = await countMarks()
    const send = () =>
      portal.call('createMark', {
        as: 'ana',
        business: 'aurora-1',
        headers: { 'idempotency-key': 'mark-1' },
        body: wordMark,
      })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect(await countMarks()).toEqual({ marks: 1, demands: before.demands + 1 })
  })

  it('is closed by an overdue payment at once, and by a tool that is not contracted', async () => {
    const refused = async (as: PersonName, body: object = wordMark) => {
      const { status, problem } = await portal.call('createMark', { as, body })
      return [status, problem.message]
    }
    expect(await refused('gil')).toEqual([
      403,
      'Essa funcionalidade está bloqueada para seu usuário! Efetue o pagamento para ter acesso novamente',
    ])
    const imported = await portal.call('importMarks', {
      as: 'gil',
      body: { marcaProcessNumber: '903456789' },
    })
    expect(imported.problem.code).toBe('ACCESS_PAYMENT_OVERDUE')
    expect((await portal.call('listMarks', { as: 'gil' })).status).toBe(200)
    expect(await refused('elisa')).toEqual([403, 'Você não tem acesso a essa ferramenta'])
    expect((await refused('nina'))[1]).toContain('nenhum negócio')
    expect((await portal.call('createMark', { as: 'lia', body: wordMark })).status).toBe(403)
  })
})

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

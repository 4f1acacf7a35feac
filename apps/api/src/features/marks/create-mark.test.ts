import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customerIdOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
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

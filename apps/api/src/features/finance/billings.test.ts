import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cnpjOf, registerCustomers } from '../../testing/test-finance.ts'
import { type CustomerName, customerIdOf, idOf, type PersonName } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await registerCustomers(portal)
})
afterAll(() => portal.close())

const draft = {
  description: ' Parcela 1 de 12 ',
  value: 2450.9,
  dueDate: '2026-03-20',
  invoiceUrl: 'https://pagamentos.example/i/1',
}
const charge = (customer: CustomerName, body: object = {}, headers = {}) =>
  portal.call('createBilling', {
    as: 'lia',
    headers,
    body: { ...draft, customerId: customerIdOf(customer), ...body },
  })
const list = (as: PersonName, customer: CustomerName, query = {}) =>
  portal.call('listBillings', { as, params: { cpfOrCnpj: cnpjOf(customer) }, query })

describe('createBilling', () => {
  it('charges a customer', async () => {
    const made = await charge('brisa', { providerReference: ' pay_1 ' })
    expect(made.status).toBe(201)
    expect(made.headers.etag).toBe('"1"')
    expect(made.body).toMatchObject({
      customerId: customerIdOf('brisa'),
      description: 'Parcela 1 de 12',
      value: 2450.9,
      status: 'PENDING',
      dueDate: '2026-03-20',
      invoiceUrl: 'https://pagamentos.example/i/1',
      providerReference: 'pay_1',
    })
    const read = await portal.call('getFirmBilling', { as: 'rui', params: { id: made.body.id } })
    expect(read.body).toEqual(made.body)
  })

  it('charges once for a key', async () => {
    const key = { 'idempotency-key': 'one-billing' }
    const first = await charge('brisa', { description: 'Multa' }, key)
    const second = await charge('brisa', { description: 'Multa' }, key)
    expect(second.body).toEqual(first.body)
    const { body } = await portal.call('listFirmBillings', {
      as: 'lia',
      query: { customerId: customerIdOf('brisa') },
    })
    expect(body.billings.filter(({ description }) => description === 'Multa')).toHaveLength(1)
  })

  it.each<[string, object, string]>([
    ['a fraction of a centavo', { value: 10.005 }, 'value'],
    ['nothing', { value: 0 }, 'value'],
    ['a negative amount', { value: -5 }, 'value'],
    ['an amount as text', { value: '10,00' }, 'value'],
    ['more than there is', { value: 1e9 }, 'value'],
    ['a script for an address', { invoiceUrl: 'javascript:alert(1)' }, 'invoiceUrl'],
    ['an open address', { invoiceUrl: 'http://pagamentos.example' }, 'invoiceUrl'],
    ['another host without a scheme', { invoiceUrl: '//evil.example' }, 'invoiceUrl'],
    ['a blank description', { description: '  ' }, 'description'],
    ['a day that does not exist', { dueDate: '2026-02-30' }, 'dueDate'],
    ['an unknown status', { status: 'PAID' }, 'status'],
    ['an unknown field', { discount: 5 }, 'discount'],
  ])('refuses %s', async (_, change, field) => {
    const { status, problem } = await charge('brisa', change)
    expect([status, problem.code]).toEqual([400, 'VALIDATION'])
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
  })

  it.each([0, -5, 0.005])('says of an amount of %d what one has to be', async (value) => {
    const { problem } = await charge('brisa', { value })
    expect(problem.errors).toEqual({
      value: 'Informe um valor em reais maior que zero, com até duas casas decimais',
    })
  })

  it('names the fields as people do', async () => {
    const { problem } = await charge('brisa', { invoiceUrl: 'http://x.example', value: 0.005 })
    expect(problem.errors).toEqual({
      value: 'Informe um valor em reais maior que zero, com até duas casas decimais',
      invoiceUrl: 'Link da fatura deve começar com https://',
    })
    expect((await charge('brisa', { dueDate: undefined })).problem.message).toBe(
      'Vencimento é obrigatório',
    )
  })

  it('finds no customer that is not there', async () => {
    const { status } = await portal.call('createBilling', {
      as: 'lia',
      body: { ...draft, customerId: idOf('nobody') },
    })
    expect(status).toBe(404)
  })
})

describe('updateBilling', () => {
  it('changes what it is told, and gives the billing a new version', async () => {
    const { body: billing } = await charge('brisa')
    const params = { id: billing.id }
    const changed = await portal.call('updateBilling', {
      as: 'lia',
      params,
      headers: { 'if-match': '"1"' },
      body: { status: 'RECEIVED_IN_CASH', invoiceUrl: null },
    })
    expect(changed.body).toMatchObject({
      ...billing,
      status: 'RECEIVED_IN_CASH',
      invoiceUrl: null,
      updatedAt: expect.any(String),
    })
    expect(changed.headers.etag).toBe('"2"')
  })

  it('shows what somebody else changed meanwhile', async () => {
    const { body: billing } = await charge('brisa')
    const params = { id: billing.id }
    await portal.call('updateBilling', { as: 'rui', params, body: { value: 10 } })
    const late = await portal.call('updateBilling', {
      as: 'lia',
      params,
      headers: { 'if-match': '"1"' },
      body: { value: 20, dueDate: billing.dueDate },
    })
    expect([late.status, late.problem.errors]).toEqual([412, { value: '10' }])
    const { body } = await portal.call('getFirmBilling', { as: 'lia', params })
    expect(body.value).toBe(10)
  })

  it('refuses what createBilling refuses, and finds nothing unknown', async () => {
    const { body: billing } = await charge('brisa')
    const call = (id: string, body: object) =>
      portal.call('updateBilling', { as: 'lia', params: { id }, body })
    expect((await call(billing.id, { value: 0.001 })).status).toBe(400)
    expect((await call(billing.id, {})).status).toBe(400)
    expect((await call(billing.id, { customerId: customerIdOf('aurora') })).status).toBe(400)
    expect((await call(idOf('nothing'), { value: 1 })).status).toBe(404)
  })

  it('is for staff', async () => {
    const { body: billing } = await charge('aurora')
    for (const as of ['sofia', 'ana', 'bruno'] as const) {
      const params = { id: billing.id }
      const { problem } = await portal.call('updateBilling', { as, params, body: { value: 1 } })
      expect(problem.code).toBe('STAFF_ONLY')
    }
  })
})

describe('listBillings', () => {
  it('shows a super admin all of the own customer, latest first, and an admin what is unpaid', async () => {
    const days = ['2026-01-20', '2026-02-20', '2026-04-20', '2026-05-20']
    const statuses = ['RECEIVED', 'OVERDUE', 'PENDING', 'REFUNDED']
    for (const [i, dueDate] of days.entries()) {
      await charge('aurora', { dueDate, status: statuses[i], description: `Parcela ${i} de 12` })
    }
    const all = await list('sofia', 'aurora')
    expect(all.body.data.map(({ dueDate }) => dueDate)).toEqual([
      '2026-05-20',
      '2026-04-20',
      '2026-03-20',
      '2026-02-20',
      '2026-01-20',
    ])
    expect(all.body.data[0]).toEqual({
      id: expect.any(String),
      invoiceUrl: draft.invoiceUrl,
      description: 'Parcela 3 de 12',
      value: 2450.9,
      status: 'REFUNDED',
      dueDate: '2026-05-20',
    })
    const unpaid = await list('ana', 'aurora')
    expect(unpaid.body.data.map(({ status }) => status)).toEqual(['PENDING', 'PENDING', 'OVERDUE'])
    expect(unpaid.body.total).toBe(3)
    expect((await list('lia', 'aurora')).body.total).toBe(5)
  })

  it('goes on by cursor and by page, each billing once', async () => {
    for (let i = 0; i < 5; i += 1) await charge('aurora', { dueDate: '2026-06-10' })
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const query: object = { limit: 3, ...(cursor !== null && { cursor }) }
      const { body } = await list('sofia', 'aurora', query)
      seen.push(...body.data.map(({ id }) => id))
      cursor = body.nextCursor
    } while (cursor !== null)
    const { body } = await list('sofia', 'aurora', { limit: 200 })
    expect(seen).toEqual(body.data.map(({ id }) => id))
    expect(seen).toHaveLength(body.total)
    const second = await list('sofia', 'aurora', { limit: 3, page: 1 })
    expect(second.body.data.map(({ id }) => id)).toEqual(seen.slice(3, 6))
    expect((await list('sofia', 'aurora', { cursor: 'x' })).status).toBe(400)
  })

  it('finds no other customer, and no registration that is none', async () => {
    expect((await list('sofia', 'brisa')).status).toBe(404)
    expect((await list('davi', 'aurora')).status).toBe(404)
    const unknown = await portal.call('listBillings', {
      as: 'lia',
      params: { cpfOrCnpj: '00000000000' },
    })
    expect(unknown.status).toBe(404)
    const masked = await portal.call('listBillings', {
      as: 'sofia',
      params: { cpfOrCnpj: '11.222.333/0001-81' },
    })
    expect(masked.status).toBe(400)
  })

  it('is not for plain users', async () => {
    expect((await list('bruno', 'aurora')).problem.code).toBe('ADMIN_ONLY')
  })
})

describe('listFirmBillings', () => {
  it('narrows by customer and status', async () => {
    const query = { customerId: customerIdOf('aurora'), status: 'OVERDUE' }
    const { body } = await portal.call('listFirmBillings', { as: 'rui', query })
    expect(body.billings.map(({ dueDate }) => dueDate)).toEqual(['2026-02-20'])
    expect(body.total).toBe(1)
  })
})

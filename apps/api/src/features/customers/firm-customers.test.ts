import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CustomerName, customerIdOf, customerNames, idOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const list = async (query: object = {}) =>
  (await portal.call('listFirmCustomers', { as: 'lia', query: { ...query } })).body
const namesOf = async (query: object = {}) => (await list(query)).customers.map(({ name }) => name)
const contract = (customer: CustomerName, body: object, request: object = {}) =>
  portal.call('updateFirmContract', {
    as: 'lia',
    params: { id: customerIdOf(customer) },
    body,
    ...request,
  })

describe('listFirmCustomers', () => {
  it('lists all by name, and goes on by cursor and by page', async () => {
    const sorted = [...customerNames].sort()
    expect(await namesOf()).toEqual(sorted)
    const walked: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await list({ limit: 3, ...(cursor && { cursor }) })
      expect(page.total).toBe(sorted.length)
      walked.push(...page.customers.map(({ name }) => name))
      cursor = page.nextCursor
    } while (cursor)
    expect(walked).toEqual(sorted)
    expect(await namesOf({ limit: 3, page: 1 })).toEqual(sorted.slice(3, 6))
  })

  it.each([
    ['regular', ['aurora', 'brisa']],
    ['churned', ['churned']],
    ['suspended', ['suspended']],
    ['overdue', ['grace', 'overdue']],
    ['specificDemand', ['specific']],
    ['premium', ['aurora']],
    ['delinquent', []],
  ])('finds %s', async (contractState, names) => {
    expect(await namesOf({ contractState })).toEqual(names)
    expect((await list({ contractState })).total).toBe(names.length)
  })

  it('finds delinquent customers by their tag, and shows it', async () => {
    const params = { id: customerIdOf('brisa') }
    const tag = await portal.call('addFirmCustomerTag', {
      as: 'lia',
      params,
      body: { name: 'Inadimplente' },
    })
    expect(await namesOf({ contractState: 'delinquent' })).toEqual(['brisa'])
    expect(await namesOf({ contractState: 'regular' })).toEqual(['aurora'])
    const [found] = (await list({ search: 'BRÍS' })).customers
    expect(found?.tags).toEqual([tag.body])
    expect(await namesOf({ search: 'ísa BR' })).toEqual(['brisa'])
    await portal.call('removeFirmCustomerTag', {
      as: 'lia',
      params: { ...params, tagId: tag.body.id },
    })
  })

  it('finds by part of the name without accents, and by the beginning of a document', async () => {
    const { body: made } = await portal.call('createFirmCustomer', {
      as: 'lia',
      body: { name: 'Construção & Ações', personType: 'PJ', cnpj: '11222333000181' },
    })
    for (const search of ['construcao', 'acoes', '11.222.333/0001', '112223', ' AÇÕES ']) {
      expect(await namesOf({ search })).toEqual([made.name])
    }
    for (const search of ['222333', '%', 'construcao x', '11.222.334']) {
      expect(await namesOf({ search })).toEqual([])
    }
  })

  it('is for staff, and refuses bad pages', async () => {
    expect((await portal.call('listFirmCustomers', { as: 'sofia' })).problem.code).toBe(
      'STAFF_ONLY',
    )
    const [cursor] = [(await list({ limit: 1 })).nextCursor]
    const overdue = await portal.call('listOverdueCustomers', { as: 'lia', query: { limit: 1 } })
    for (const query of [
      { contractState: 'novo' },
      { limit: 0 },
      { cursor: 'x' },
      { cursor: overdue.body.nextCursor },
    ]) {
      expect((await portal.call('listFirmCustomers', { as: 'lia', query })).status).toBe(400)
    }
    const foreign = await portal.call('listOverdueCustomers', { as: 'lia', query: { cursor } })
    expect(foreign.status).toBe(400)
  })
})

describe('a customer of the firm', () => {
  it('is created without limits, read, changed, and given its first business', async () => {
    const draft = {
      name: 'Padaria do Bairro Ltda.',
      personType: 'PJ',
      cnpj: '11444777000161',
      customerType: 'Alimentação',
    }
    const headers = { 'idempotency-key': 'padaria' }
    const request = { as: 'lia', body: draft, headers } as const
    const made = await portal.call('createFirmCustomer', request)
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ ...draft, isChurn: false, isPremium: false, users: [] })
    expect((await portal.call('createFirmCustomer', request)).body.id).toBe(made.body.id)

    const params = { id: made.body.id }
    const read = await portal.call('getFirmCustomer', { as: 'rui', params })
    expect(read.body).toEqual(made.body)
    const change = {
      as: 'rui',
      params,
      headers: { 'if-match': String(read.headers.etag) },
    } as const
    const signer = { name: 'Ivo', cpf: '39053344705', email: 'ivo@padaria.example' }
    const changed = await portal.call('updateFirmCustomer', {
      ...change,
      body: { legalRepresentative: { ...signer, name: ' Ivo ' }, hasActiveContact: true },
    })
    expect(changed.body).toMatchObject({ legalRepresentative: signer, hasActiveContact: true })
    expect(changed.headers.etag).not.toBe(read.headers.etag)
    const stale = await portal.call('updateFirmCustomer', {
      ...change,
      body: { hasActiveContact: false, name: draft.name },
    })
    expect([stale.status, stale.problem.errors]).toEqual([412, { hasActiveContact: 'true' }])

    const none = await portal.call('listFirmCustomerBusinesses', { as: 'lia', params })
    expect(none.body).toEqual({ business: [], total: 0 })
    const business = await portal.call('createBusiness', {
      as: 'lia',
      body: { name: 'Matriz', customerId: made.body.id },
    })
    expect(business.body).toMatchObject({ name: 'Matriz', personType: 'PJ', Users: [] })
    const listed = await portal.call('listFirmCustomerBusinesses', { as: 'lia', params })
    expect(listed.body.business).toEqual([{ ...business.body, usersTotal: 0 }])
  })

  it('has its businesses listed with their users, the first created first', async () => {
    const { body } = await portal.call('listFirmCustomerBusinesses', {
      as: 'lia',
      params: { id: customerIdOf('aurora') },
    })
    expect(body.business.map(({ name, Users }) => [name, Users?.map((user) => user.name)])).toEqual(
      [
        ['aurora-1', ['ana', 'bruno', 'clara']],
        ['aurora-2', ['ana', 'clara']],
      ],
    )
  })

  it('is refused with bad data', async () => {
    const draft = { name: 'x', personType: 'PJ' }
    for (const change of [
      { name: ' ' },
      { name: undefined },
      { personType: 'MEI' },
      { cnpj: '123' },
      { isPremium: true },
      { legalRepresentative: { name: 'Ivo' } },
    ]) {
      const body = { ...draft, ...change }
      expect((await portal.call('createFirmCustomer', { as: 'lia', body })).status).toBe(400)
    }
    const params = { id: customerIdOf('brisa') }
    for (const body of [{}, { isChurn: true }, { cpf: '1' }]) {
      const refused = await portal.call('updateFirmCustomer', { as: 'lia', params, body })
      expect(refused.status).toBe(400)
    }
  })

  it('keeps a document that the conventions of today refuse, and takes no other such', async () => {
    const id = customerIdOf('brisa')
    const cnpj = '112223330001'
    await portal.database.query('update customers set cnpj = $1 where id = $2', [cnpj, id])
    const change = (body: object) =>
      portal.call('updateFirmCustomer', { as: 'lia', params: { id }, body })
    expect((await change({ name: 'Brisa' })).body).toMatchObject({ name: 'Brisa', cnpj })
    expect((await change({ cnpj: '112223330002' })).status).toBe(400)
    expect((await change({ name: 'brisa', cnpj: null })).status).toBe(200)
  })

  it('is not found when there is none', async () => {
    const params = { id: idOf('nobody') }
    const body = { name: 'x' }
    const calls = [
      portal.call('getFirmCustomer', { as: 'lia', params }),
      portal.call('updateFirmCustomer', { as: 'lia', params, body }),
      portal.call('updateFirmContract', { as: 'lia', params, body: { isChurn: true } }),
      portal.call('listFirmCustomerBusinesses', { as: 'lia', params }),
    ]
    for (const { status } of await Promise.all<{ status: number }>(calls)) expect(status).toBe(404)
  })

  it('is not for its own users', async () => {
    const params = { id: customerIdOf('aurora') }
    expect((await portal.call('getFirmCustomer', { as: 'sofia', params })).problem.code).toBe(
      'STAFF_ONLY',
    )
    expect((await contract('aurora', { isPremium: true }, { as: 'sofia' })).status).toBe(403)
  })
})

describe('listOverdueCustomers', () => {
  const overdue = async (as: 'lia' | 'olga' | 'davi' | 'caio', query: object = {}) =>
    (await portal.call('listOverdueCustomers', { as, query: { ...query } })).body

  it('shows the firm all, the longest overdue first', async () => {
    const all = await overdue('lia')
    expect(all.customers.map(({ name }) => name)).toEqual(['overdue', 'grace'])
    expect(all.customers[0]).toEqual({
      id: customerIdOf('overdue'),
      name: 'overdue',
      paymentOverdueSince: '2026-02-02',
      hasPaymentOverdue: true,
    })
    const first = await overdue('lia', { limit: 1 })
    const second = await overdue('lia', { limit: 1, cursor: first.nextCursor })
    expect([...first.customers, ...second.customers]).toEqual(all.customers)
    expect([first.total, second.nextCursor]).toEqual([2, null])
  })

  it('puts those without a day last, and finds them by cursor too', async () => {
    await contract('suspended', { hasPaymentOverdue: true })
    const { nextCursor } = await overdue('lia', { limit: 2 })
    const { customers } = await overdue('lia', { limit: 2, cursor: nextCursor })
    expect(customers.map(({ name }) => name)).toEqual(['suspended'])
    await contract('suspended', { hasPaymentOverdue: false })
  })

  it('shows a user nothing but the own customer', async () => {
    expect((await overdue('olga')).customers.map(({ name }) => name)).toEqual(['overdue'])
    for (const as of ['davi', 'caio'] as const) {
      expect(await overdue(as)).toEqual({ customers: [], total: 0, nextCursor: null })
    }
  })
})

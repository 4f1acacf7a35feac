import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { build, toCommand } from '../../db/statements.ts'
import { businesses } from '../../tables/businesses.table.ts'
import { businessIdOf, customerIdOf, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const address = {
  cep: '01310100',
  addressCity: 'São Paulo',
  addressState: 'SP',
  address: 'Avenida Paulista',
  addressNumber: '1578',
  addressDistrict: 'Bela Vista',
  addressComplement: '12º andar',
}
const form = { name: 'Aurora', cnpj: '11222333000181', ...address }
const put = (body: object = form, request: object = {}) =>
  portal.call('updateCustomer', { as: 'bruno', body, ...request })
const versionOf = async () => String((await portal.call('getCustomer', { as: 'ana' })).headers.etag)
const defaultOf = (as: 'bruno' | 'lia' = 'bruno') =>
  portal.call('getDefaultBusiness', { as, params: { id: customerIdOf('aurora') } })

describe('updateCustomer', () => {
  it('keeps a CNPJ with letters whole, whatever the conventions are', async () => {
    const { body } = await put({ ...form, cnpj: '12ABC34501DE35' })
    expect(body.cnpj).toBe('12ABC34501DE35')
    expect((await put()).body.cnpj).toBe(form.cnpj)
  })

  it('writes the customer and the address of its default business together', async () => {
    const before = await versionOf()
    // Two contents of one form must not have one version by chance.
    expect(BigInt(JSON.parse(before))).toBeGreaterThan(2n ** 32n)
    const { status, body, headers } = await put({ ...form, name: ' Aurora S.A. ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Aurora S.A.', cnpj: form.cnpj, legalRepresentative: null })
    expect(headers.etag).not.toBe(before)
    expect(headers.etag).toBe(await versionOf())
    expect((await defaultOf()).body).toMatchObject({ name: 'aurora-1', ...address })
    const other = await portal.call('getBusiness', {
      as: 'ana',
      params: { id: businessIdOf('aurora-2') },
    })
    expect(other.body.cep).toBeNull()
  })

  it('keeps the CNPJ that it does not name, and refuses to be without', async () => {
    expect((await put(address)).body.cnpj).toBe(form.cnpj)
    const brisa = await put(address, { as: 'davi' })
    expect([brisa.status, brisa.problem.errors]).toEqual([400, { cnpj: 'CNPJ é obrigatório' }])
  })

  it.each([
    ['no city', { addressCity: undefined }, 'addressCity', 'Cidade é obrigatório'],
    [
      'a blank complement',
      { addressComplement: '  ' },
      'addressComplement',
      'Complemento é obrigatório',
    ],
    ['no number', { addressNumber: null }, 'addressNumber', 'Valor de tipo inválido'],
    [
      'five characters of number',
      { addressNumber: '15780' },
      'addressNumber',
      'Numero deve ter no máximo 4 caracteres',
    ],
    ['a masked CEP', { cep: '01310-100' }, 'cep', 'O valor do campo CEP é inválido'],
    ['a short CNPJ', { cnpj: '1122233300018' }, 'cnpj', 'O valor do campo CNPJ é inválido'],
    ['a state of the contract', { isPremium: true }, 'isPremium', 'Campo desconhecido: isPremium'],
    ['a kind of person', { personType: 'PF' }, 'personType', 'Campo desconhecido: personType'],
  ])('refuses %s', async (_, change, field, text) => {
    const before = await versionOf()
    const { status, problem } = await put({ ...form, ...change })
    expect(status).toBe(400)
    expect(problem.errors).toEqual({ [field]: text })
    expect(await versionOf()).toBe(before)
  })

  it('refuses a stale version and shows what changed, also in the address', async () => {
    const opened = await versionOf()
    await put({ ...form, addressNumber: '99' })
    const stale = await put({ ...form, name: 'Aurora' }, { headers: { 'if-match': opened } })
    expect(stale.status).toBe(412)
    expect(stale.problem.errors).toEqual({ addressNumber: '99' })
    expect(stale.headers.etag).toBe(await versionOf())
    const fresh = await put(form, { headers: { 'if-match': await versionOf() } })
    expect(fresh.status).toBe(200)
  })

  it('is stale after its default business changed, and not after another one did', async () => {
    const patch = (business: string) =>
      portal.call('updateBusiness', {
        as: 'sofia',
        params: { id: businessIdOf(business) },
        body: { addressNumber: '7' },
      })
    const opened = await versionOf()
    expect((await patch('aurora-2')).status).toBe(200)
    expect(await versionOf()).toBe(opened)
    await patch('aurora-1')
    const stale = await put(form, { headers: { 'if-match': opened } })
    expect([stale.status, stale.problem.errors]).toEqual([412, { addressNumber: '7' }])
  })

  it('is not stale after the firm changed the contract', async () => {
    const opened = await versionOf()
    const { status } = await portal.call('updateFirmContract', {
      as: 'lia',
      params: { id: customerIdOf('aurora') },
      body: { saleDate: '2025-08-02' },
    })
    expect(status).toBe(200)
    const saved = await put({ ...form, addressNumber: '8' }, { headers: { 'if-match': opened } })
    expect(saved.status).toBe(200)
    expect(saved.headers.etag).not.toBe(opened)
    expect(saved.headers.etag).toBe(await versionOf())
  })

  it('is not found while there is no business, and refuses staff and who has no contract', async () => {
    expect((await put(form, { as: 'lia' })).problem.code).toBe('CUSTOMER_ONLY')
    expect((await put(form, { as: 'caio' })).problem.code).toBe('ACCESS_CHURNED')
    expect((await portal.call('updateCustomer', { body: form })).status).toBe(401)
    await portal.database.system((transaction) =>
      transaction.run(
        toCommand(build.delete(businesses).where(eq(businesses.customerId, customerIdOf('brisa')))),
      ),
    )
    const { status, problem } = await put(form, { as: 'davi' })
    expect([status, problem.code]).toEqual([404, 'NO_BUSINESS'])
  })
})

describe('getDefaultBusiness', () => {
  it('answers the first created with its users, to the customer and the firm', async () => {
    for (const as of ['bruno', 'lia'] as const) {
      const { body, headers } = await defaultOf(as)
      expect(body).toMatchObject({ id: businessIdOf('aurora-1') })
      expect(body.Users?.map(({ name }) => name)).toEqual(['ana', 'bruno', 'clara'])
      expect(headers.etag).toMatch(/^"\d+"$/)
    }
  })

  it('is not found of another customer, or where there is none', async () => {
    const foreign = await portal.call('getDefaultBusiness', {
      as: 'gil',
      params: { id: customerIdOf('aurora') },
    })
    expect([foreign.status, foreign.problem.code]).toEqual([404, 'NOT_FOUND'])
    const none = await portal.call('getDefaultBusiness', {
      as: 'lia',
      params: { id: customerIdOf('brisa') },
    })
    expect([none.status, none.problem.code]).toEqual([404, 'NO_BUSINESS'])
  })
})

describe('updateLegalRepresentative', () => {
  const signer = { name: 'Helena Prado', cpf: '39053344705', email: 'helena@aurora.example' }
  const patch = (request: object = {}) =>
    portal.call('updateLegalRepresentative', { as: 'ana', body: signer, ...request })

  beforeEach(() => patch())

  it('is kept and shown in detail', async () => {
    const { body } = await portal.call('getCustomer', { as: 'bruno', query: { detailed: true } })
    expect(body.legalRepresentative).toEqual(signer)
    const plain = await portal.call('getCustomer', { as: 'bruno' })
    expect(plain.body).not.toHaveProperty('legalRepresentative')
    const own = await portal.call('getLoggedUser', { as: 'bruno' })
    expect(own.body.Customer).not.toHaveProperty('legalRepresentative')
  })

  it('is for admins', async () => {
    expect((await patch({ as: 'bruno' })).problem.code).toBe('ADMIN_ONLY')
    expect((await patch({ as: 'lia' })).problem.code).toBe('CUSTOMER_ONLY')
    expect((await patch({ as: 'sofia' })).status).toBe(200)
  })

  it('refuses bad input and a stale version', async () => {
    for (const change of [{ cpf: '3905334470' }, { email: 'helena' }, { name: ' ' }, { rg: '1' }]) {
      expect((await patch({ body: { ...signer, ...change } })).status).toBe(400)
    }
    const opened = await versionOf()
    await patch({ body: { ...signer, name: 'Outra' } })
    const stale = await patch({ headers: { 'if-match': opened } })
    expect([stale.status, stale.problem.errors]).toEqual([412, { name: 'Outra' }])
  })
})

it('never waits in a circle with other writers of the customer and its businesses', async () => {
  const businessId = businessIdOf('aurora-1')
  const association = { businessId, userId: userIdOf('clara') }
  const kinds: ((round: number) => Promise<{ status: number }>)[] = [
    (round) => put({ ...form, addressNumber: String(round) }),
    (round) =>
      portal.call('updateBusiness', {
        as: 'sofia',
        params: { id: businessId },
        body: { addressNumber: String(round) },
      }),
    () => portal.call('dissociateBusinessUser', { as: 'sofia', body: association }),
    () => portal.call('associateBusinessUser', { as: 'lia', body: association }),
    (round) =>
      portal.call('updateFirmContract', {
        as: 'lia',
        params: { id: customerIdOf('aurora') },
        body: { isPremium: round % 2 === 0 },
      }),
  ]
  const writes = Array.from({ length: 8 }, (_, round) => kinds.map((write) => write(round))).flat()
  const statuses = (await Promise.all(writes)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '../composition/handlers.ts'
import { businessIdOf, idOf, tokenOf } from '../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { assertServable, listOperations, readContract } from './contract.ts'
import { Problem } from './problem.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const draft = { name: 'Parecer sobre marca', description: 'Análise de colidência.' }
const auth = { authorization: `Bearer ${tokenOf('ana')}` }
const post = (payload: string, headers: Record<string, string>) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/demands',
    payload,
    headers: { ...auth, ...headers },
  })

describe('the start', () => {
  const operations = listOperations(readContract())
  const schemes = { bearerAuth: () => undefined }

  it('is refused when an operation has no handler', () => {
    const { getDemand: _, ...others } = handlers
    expect(() => assertServable(operations, others, schemes)).toThrow(
      /getDemand do contrato não tem handler/,
    )
  })
  it('is refused when a security scheme has no check', () => {
    expect(() => assertServable(operations, handlers, {})).toThrow(/exige a segurança bearerAuth/)
  })
  it('is refused when an operation does not say who may call it', () => {
    const [first, ...rest] = operations
    if (!first) throw new Error('no operations')
    const open = [{ ...first, roles: new Set<'customer'>() }, ...rest]
    expect(() => assertServable(open, handlers, schemes)).toThrow(/não diz quem pode chamá-la/)
  })
  it('is refused by the server itself', async () => {
    const { getDemand: _, ...others } = handlers
    const api = { handlers: others as typeof handlers }
    await expect(startTestPortal({ api })).rejects.toThrow(/getDemand/)
  })
  it('is not given up because the machine has other things to do', () => {
    expect(portal.app.initialConfig.pluginTimeout).toBe(120_000)
  })
})

describe('the path of a request', () => {
  it.each(['/api/customers', '/api/customers/'])('%s is the same', async (url) => {
    const { statusCode, payload } = await portal.app.inject({ url, headers: auth })
    expect(statusCode).toBe(200)
    expect(JSON.parse(payload)).toMatchObject({ isSpecificDemand: false })
  })
})

describe('what a request may hold', () => {
  it('refuses unknown fields of a body', async () => {
    const answer = await portal.call('createDemand', {
      as: 'ana',
      body: { ...draft, customerId: idOf('customer brisa') },
    })
    expect(answer.problem).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      errors: { customerId: 'Campo desconhecido: customerId' },
    })
  })
  it('refuses unknown parameters of an address', async () => {
    const answer = await portal.call('listDemands', { as: 'ana', query: { customerId: idOf('x') } })
    expect(answer.status).toBe(400)
    const withoutQuery = await portal.call('getLoggedUser', {
      as: 'ana',
      query: { isAdmin: 'true' },
    })
    expect(withoutQuery.problem.errors).toEqual({ isAdmin: 'Campo desconhecido: isAdmin' })
  })
  it('does not turn texts of a body into other types', async () => {
    const answer = await portal.call('createDemand', {
      as: 'ana',
      body: { ...draft, private: 'true' },
    })
    expect(answer.problem.errors).toEqual({ private: 'Valor de tipo inválido' })
  })
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'Text/Plain',
    ' application/jsonx',
    'application/json+x',
    'multipart/form-data; boundary=x',
  ])('refuses a body of %s', async (contentType) => {
    const answer = await post(JSON.stringify(draft), { 'content-type': contentType })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().code).toBe('UNSUPPORTED_MEDIA_TYPE')
  })
  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json ;x=y',
  ])('validates a body of %s', async (contentType) => {
    const answer = await post(JSON.stringify({ ...draft, x: 1 }), { 'content-type': contentType })
    expect(answer.statusCode).toBe(400)
  })
  it.each(['', '{', 'null', '[]', '"x"'])('refuses the body %j', async (payload) => {
    const answer = await post(payload, { 'content-type': 'application/json' })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })
  it('says of no field what is wrong with a body as a whole', async () => {
    const answer = await post('[]', { 'content-type': 'application/json' })
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', errors: {} })
    expect(answer.json().message).toBe('Verifique os campos informados.')
  })
  it('names the field of a text that cannot be stored', async () => {
    const answer = await portal.call('createDemand', {
      as: 'ana',
      body: { ...draft, name: 'a\u0000b' },
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      code: 'VALIDATION',
      errors: { name: expect.stringContaining('inválido') },
    })
  })
  it('refuses a missing body', async () => {
    expect((await portal.call('createDemand', { as: 'ana' })).status).toBe(400)
  })
  it('refuses more than one megabyte', async () => {
    const answer = await post(JSON.stringify({ ...draft, description: 'x'.repeat(1_100_000) }), {
      'content-type': 'application/json',
    })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().message).toBe('Arquivo muito grande!')
  })
  it('asks who it is before it says what is wrong', async () => {
    const answer = await portal.call('createDemand', { body: { nonsense: true } })
    expect(answer.status).toBe(401)
    const expired = await portal.call('createDemand', {
      body: { nonsense: true },
      headers: { authorization: 'Bearer unknown-token-0123456789' },
    })
    expect(expired.status).toBe(401)
  })
})

describe('problems', () => {
  it('answers unknown paths as problems', async () => {
    for (const url of ['/api/nothing', '/api', '/assets/nothing.js']) {
      const answer = await portal.app.inject({ url, headers: { accept: 'text/html' } })
      expect(answer.statusCode, url).toBe(404)
      expect(answer.json().code).toBe('NOT_FOUND')
    }
  })
  it('carries the id of the request, which the logs name', async () => {
    const answer = await portal.call('getDemand', { as: 'ana', params: { id: idOf('none') } })
    expect(answer.problem.requestId).toBe(answer.headers['x-request-id'])
    expect(portal.logs.join('')).toContain(answer.problem.requestId)
  })
  it('says nothing of the cause of an unforeseen error', async () => {
    const failing = await startTestPortal({
      api: {
        handlers: {
          ...handlers,
          getDemand: () => Promise.reject(new Error('select secret from table')),
        },
      },
    })
    const answer = await failing.app.inject({ url: `/api/demands/${idOf('x')}`, headers: auth })
    expect(answer.statusCode).toBe(500)
    expect(answer.payload).not.toContain('secret')
    await failing.close()
  })
})

describe('readiness', () => {
  it('is without room after a full disk, not after an answer of 507 for another reason', async () => {
    let failure: Error = new Problem(507, 'INSUFFICIENT_STORAGE')
    const failing = await startTestPortal({
      api: { handlers: { ...handlers, getDemand: () => Promise.reject(failure) } },
    })
    const call = () => failing.app.inject({ url: `/api/demands/${idOf('x')}`, headers: auth })
    const disk = async () => (await failing.app.inject('/readyz')).json().disk
    expect((await call()).statusCode).toBe(507)
    expect(await disk()).toBe('ok')
    failure = Object.assign(new Error('could not extend file'), { code: '53100' })
    expect((await call()).statusCode).toBe(507)
    await expect.poll(disk).toBe('full')
    await failing.close()
  })
})

describe('logs', () => {
  it('hold no token, no search term and no text of people', async () => {
    await portal.call('listDemands', { as: 'ana', query: { name: 'termo-sigiloso' } })
    await portal.call('createDemand', { as: 'ana', body: { ...draft, name: 'nome-sigiloso' } })
    const logs = portal.logs.join('')
    expect(logs).toContain('/api/demands')
    for (const secret of [tokenOf('ana'), 'termo-sigiloso', 'nome-sigiloso', 'ana@test']) {
      expect(logs).not.toContain(secret)
    }
  })
})

describe('the business of a request', () => {
  it('must be one of the user, even of the same customer', async () => {
    const answer = await portal.call('listDemands', { as: 'bruno', business: 'aurora-2' })
    expect(answer.problem).toMatchObject({ status: 403, code: 'BUSINESS_FORBIDDEN' })
  })
  it('must be the one of the resource', async () => {
    const { body } = await portal.call('createDemand', {
      as: 'ana',
      business: 'aurora-1',
      body: draft,
    })
    const other = await portal.call('getDemand', {
      as: 'ana',
      business: 'aurora-2',
      params: { id: body.id },
    })
    expect(other.status).toBe(404)
  })
  it("may be left out: then all of the user's count, and no other", async () => {
    const { body } = await portal.call('createDemand', {
      as: 'ana',
      business: 'aurora-2',
      body: draft,
    })
    const own = await portal.call('getDemand', { as: 'clara', params: { id: body.id } })
    expect(own.status).toBe(200)
    const outside = await portal.call('getDemand', { as: 'bruno', params: { id: body.id } })
    expect(outside.status).toBe(404)
    const list = await portal.call('listDemands', { as: 'bruno', query: { limit: 200 } })
    expect(list.body.demands.map(({ businessId }) => businessId)).not.toContain(
      businessIdOf('aurora-2'),
    )
  })
  it('is refused in another shape', async () => {
    const answer = await portal.call('listDemands', { as: 'ana', headers: { businessid: 'x' } })
    expect(answer.status).toBe(403)
  })
})

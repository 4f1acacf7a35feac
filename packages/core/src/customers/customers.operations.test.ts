import { describe, expect, it, vi } from 'vitest'
import { listBusinesses, updateBusiness } from '../businesses/index.ts'
import { createApiClient, type Fetch } from '../http/index.ts'
import {
  getCustomer,
  listFirmCustomers,
  listOverdueCustomers,
  removeCustomerTag,
  updateCustomer,
  updateFirmContract,
  updateFirmCustomer,
} from './index.ts'

function build(answer: unknown = {}, status = 200) {
  const fetch = vi.fn<Fetch>(
    async () =>
      new Response(status === 204 ? null : JSON.stringify(answer), {
        status,
        headers: { 'content-type': 'application/json', etag: '"3"' },
      }),
  )
  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    fetch,
    token: () => 't',
    businessId: () => 'b1',
  })
  const sent = async () => {
    const request = fetch.mock.lastCall?.[0]
    if (!request) throw new Error('Nothing was sent')
    const { pathname, search } = new URL(request.url)
    return {
      line: `${request.method} ${pathname.replace('/api', '')}${search}`,
      ifMatch: request.headers.get('if-match'),
      body: request.body === null ? null : ((await request.clone().json()) as unknown),
    }
  }
  return { client, sent }
}

describe('the calls of customers and businesses', () => {
  it('sends the version that the customer was read with, and keeps it out of the body', async () => {
    const { client, sent } = build()
    await getCustomer(client, { allUsers: true }).queryFn()
    expect((await sent()).line).toBe('GET /customers?detailed=true&allUsers=true')
    expect(getCustomer(client).meta?.failure).toBe('customers.loadFailed')
    const address = {
      cep: '01310100',
      addressCity: 'São Paulo',
      addressState: 'SP',
      address: 'Rua',
      addressNumber: '1',
      addressDistrict: 'Centro',
      addressComplement: '-',
    }
    await updateCustomer(client).mutationFn(address)
    expect(await sent()).toEqual({ line: 'PUT /customers', ifMatch: '"3"', body: address })
    await updateFirmContract(client).mutationFn({ id: 'c1', version: '"2"', isChurn: true })
    expect(await sent()).toEqual({
      line: 'PATCH /firm/customers/c1/contract',
      ifMatch: '"2"',
      body: { isChurn: true },
    })
    await updateBusiness(client).mutationFn({ id: 'b1', version: '"5"', name: 'Matriz' })
    expect(await sent()).toEqual({
      line: 'PATCH /business/b1',
      ifMatch: '"5"',
      body: { name: 'Matriz' },
    })
  })

  it('goes on by cursor', async () => {
    const { client, sent } = build({ customers: [], total: 0, nextCursor: null })
    await listFirmCustomers(client, { search: 'aurora', contractState: 'overdue' }).queryFn({
      pageParam: 'abc',
    })
    expect((await sent()).line).toBe(
      'GET /firm/customers?search=aurora&contractState=overdue&cursor=abc',
    )
    await listOverdueCustomers(client, {}).queryFn({ pageParam: null })
    expect((await sent()).line).toBe('GET /metrics/overdue-customers')
  })

  it('removes a tag and has the user read again', async () => {
    const { client, sent } = build(undefined, 204)
    const { mutationFn, meta } = removeCustomerTag(client)
    await mutationFn({ customerId: 'c1', tagId: 't1' })
    expect((await sent()).line).toBe('DELETE /customers/c1/tags/t1')
    expect(meta.stale).toEqual(['customers', 'users'])
  })

  it('has what names the customer read again, for the firm', () => {
    expect(updateFirmCustomer(build().client).meta.stale).toEqual([
      ...['customers', 'users', 'demands', 'marks', 'mapping'],
    ])
  })

  it('lists businesses with their users under a key of their own', async () => {
    const { client, sent } = build({ business: [{ id: 'b1' }], total: 1 })
    const [plain, full] = [listBusinesses(client), listBusinesses(client, { allUsers: true })]
    expect(plain.queryKey).not.toEqual(full.queryKey)
    expect(await full.queryFn()).toEqual([{ id: 'b1' }])
    expect((await sent()).line).toBe('GET /business?includeAll=true&allUsers=true')
    await plain.queryFn()
    expect((await sent()).line).toBe('GET /business?includeAll=true')
    const few = listBusinesses(client, { allUsers: true, firstUsers: 5 })
    expect(few.queryKey).not.toEqual(full.queryKey)
    await few.queryFn()
    expect((await sent()).line).toBe('GET /business?includeAll=true&allUsers=true&firstUsers=5')
  })

  it('takes a 404 on businesses for none, and passes others on', async () => {
    expect(await listBusinesses(build({}, 404).client).queryFn()).toEqual([])
    await expect(listBusinesses(build({}, 403).client).queryFn()).rejects.toMatchObject({
      status: 403,
    })
  })
})

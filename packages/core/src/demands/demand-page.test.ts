import { describe, expect, it } from 'vitest'
import { createApiClient } from '../http/index.ts'
import { demandPage } from './demand-page.ts'
import { getDemand } from './demands.queries.ts'

const id = '019a2c60-42a0-7d11-8c10-7be2a41f0301'
const parts = ['demand', 'items', 'timeline', 'documents', 'attachments'] as const
const whole = Object.fromEntries(parts.map((name) => [name, { name }]))

function open() {
  const asked: string[] = []
  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    token: () => 't',
    businessId: () => 'b',
    policy: { retries: 0 },
    fetch: async (request: Request) => {
      const { pathname, search } = new URL(request.url)
      asked.push(pathname.slice(4) + search)
      const isComplete = pathname.endsWith('/page')
      const headers = { etag: isComplete ? '"7"' : '"8"' }
      return Response.json(isComplete ? whole : { name: 'alone' }, { headers })
    },
  })
  const page = { pageParam: null }
  return {
    asked,
    client,
    all: (of = id) => {
      const { demand, items, timeline, documents, attachments } = demandPage
      const input = { id: of }
      return Promise.all([
        demand(client, input).queryFn(),
        items(client, input).queryFn(page),
        timeline(client, input).queryFn(),
        documents(client, input).queryFn(page),
        attachments(client, input).queryFn(page),
      ])
    },
  }
}

describe('what the page of a demand reads', () => {
  it('is read by one call when all is asked for in the same moment', async () => {
    const { asked, all } = open()
    expect(await all()).toEqual(parts.map((name) => ({ name })))
    expect(asked).toEqual([`/demands/${id}/page`])
  })

  it('leaves the version of the demand, as the demand alone does', async () => {
    const { client, all } = open()
    await all()
    expect(getDemand(client, { id }).version()).toBe('"7"')
    await demandPage.demand(client, { id }).queryFn()
    expect(getDemand(client, { id }).version()).toBe('"8"')
  })

  it('goes by calls of its own when not all is asked for, and for the pages after the first', async () => {
    const { asked, client } = open()
    const { demand, items, documents } = demandPage
    await Promise.all([
      demand(client, { id }).queryFn(),
      items(client, { id }).queryFn({ pageParam: null }),
      documents(client, { id }).queryFn({ pageParam: 'next' }),
    ])
    expect(asked.toSorted()).toEqual([
      `/demands/${id}`,
      `/demands/${id}/items`,
      `/documents?demandId=${id}&limit=50&cursor=next`,
    ])
  })

  it('is never mixed with that of another demand', async () => {
    const { asked, all } = open()
    const other = id.replace(/1$/, '2')
    await Promise.all([all(), all(other)])
    expect(asked).toEqual([`/demands/${id}/page`, `/demands/${other}/page`])
  })

  it('is kept under the names of the single operations', () => {
    const { client } = open()
    expect(demandPage.demand(client, { id }).queryKey).toEqual(getDemand(client, { id }).queryKey)
  })
})

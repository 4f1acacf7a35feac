import { describe, expect, it } from 'vitest'
import { createApiClient } from '../http/index.ts'
import { type DemandColumnInput, listDemandColumn } from './demand-column.ts'
import { demandStatuses } from './demand-status.ts'

const page = (name: string) => ({ demands: [{ id: name }], total: 1, nextCursor: `after ${name}` })
const board = Object.fromEntries(demandStatuses.map((status) => [status, page(status)]))

function open(
  answer: (url: URL) => unknown = ({ pathname }) =>
    pathname.endsWith('/board') ? board : page('alone'),
) {
  const asked: string[] = []
  const signals: AbortSignal[] = []
  let businessId = 'b1'
  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    token: () => 't',
    businessId: () => businessId,
    policy: { retries: 0 },
    fetch: async (request: Request) => {
      const url = new URL(request.url)
      asked.push(url.pathname.slice(4) + url.search)
      signals.push(request.signal)
      const body = await answer(url)
      return body instanceof Response ? body : Response.json(body)
    },
  })
  const read = (input: DemandColumnInput, pageParam: string | null = null, signal?: AbortSignal) =>
    listDemandColumn(client, input).queryFn({ pageParam, ...(signal && { signal }) })
  return {
    asked,
    signals,
    read,
    all: (filter: Partial<DemandColumnInput> = {}) =>
      Promise.all(demandStatuses.map((statusKey) => read({ ...filter, statusKey, limit: 20 }))),
    switchTo: (id: string) => {
      businessId = id
    },
  }
}

describe('the columns of a board', () => {
  it('are read by one call when all are asked for in the same moment', async () => {
    const { asked, all } = open()
    expect(await all({ name: 'contrato' })).toEqual(demandStatuses.map(page))
    expect(asked).toEqual(['/demands/board?name=contrato&limit=20'])
  })

  it('have the side that each of them shows', async () => {
    const { asked, read } = open()
    await Promise.all(
      demandStatuses.map((statusKey) =>
        read({
          statusKey,
          limit: 20,
          ...(statusKey === 'FINISHED' && { kind: 'advisory' }),
          ...(statusKey === 'BLOCKED' && { kind: 'specific' }),
        }),
      ),
    )
    expect(asked).toEqual(['/demands/board?limit=20&finishedKind=advisory&blockedKind=specific'])
  })

  it('are read each by itself when not all are asked for, or under another filter', async () => {
    const { asked, read } = open()
    await Promise.all([
      read({ statusKey: 'OPEN', limit: 20 }),
      read({ statusKey: 'FINISHED', limit: 20, kind: 'specific' }),
    ])
    expect(asked).toEqual([
      '/demandsBoth?statusKey=OPEN&limit=20',
      '/demandsBoth?statusKey=FINISHED&limit=20&kind=specific',
    ])
    asked.length = 0
    await Promise.all(
      demandStatuses.map((statusKey, index) => read({ statusKey, limit: 20 + index })),
    )
    expect(asked).toHaveLength(5)
  })

  it('are never mixed with those of another business', async () => {
    const { asked, all, switchTo } = open()
    const first = all()
    switchTo('b2')
    await Promise.all([first, all()])
    expect(asked).toEqual(['/demands/board?limit=20', '/demands/board?limit=20'])
  })

  it('go on by their own cursor', async () => {
    const { asked, read } = open()
    await read({ statusKey: 'OPEN', limit: 20 }, 'after-OPEN')
    await read({ statusKey: 'OPEN', limit: 12, furtherLimit: 50 }, 'after-OPEN')
    await read({ statusKey: 'OPEN', limit: 12, furtherLimit: 50 })
    expect(asked).toEqual([
      '/demandsBoth?statusKey=OPEN&limit=20&cursor=after-OPEN',
      '/demandsBoth?statusKey=OPEN&limit=50&cursor=after-OPEN',
      '/demandsBoth?statusKey=OPEN&limit=12',
    ])
  })

  it('fail together', async () => {
    const { all } = open(() => new Response(null, { status: 500 }))
    await expect(all()).rejects.toMatchObject({ status: 500 })
  })

  it('are given up when nobody waits for any of them, and not before', async () => {
    const { signals, read } = open(() => new Promise(() => {}))
    const controllers = demandStatuses.map((statusKey) => {
      const controller = new AbortController()
      read({ statusKey, limit: 20 }, null, controller.signal).catch(() => {})
      return controller
    })
    await expect.poll(() => signals).toHaveLength(1)
    for (const controller of controllers.slice(1)) controller.abort()
    expect(signals[0]?.aborted).toBe(false)
    controllers[0]?.abort()
    expect(signals[0]?.aborted).toBe(true)
  })
})

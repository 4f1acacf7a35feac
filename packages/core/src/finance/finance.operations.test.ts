import { describe, expect, it } from 'vitest'
import { createApiClient } from '../http/index.ts'
import { buildBilling, buildId } from '../testing/index.ts'
import { listBillings, toFinanceTotals } from './index.ts'

/** Billings in pages as the server gives them; the page at a cursor fails where it is said to. */
function build(pages: readonly number[], failsAt?: string) {
  const asked: string[] = []
  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    token: () => 't',
    businessId: () => 'b1',
    fetch: async ({ url }) => {
      const { pathname, searchParams } = new URL(url)
      asked.push(`${pathname}?${searchParams}`)
      const cursor = searchParams.get('cursor')
      if (failsAt !== undefined && cursor === failsAt) return new Response('{}', { status: 403 })
      const page = Number(cursor ?? 0)
      const first = pages.slice(0, page).reduce((sum, count) => sum + count, 0)
      const data = Array.from({ length: pages[page] ?? 0 }, (_, index) =>
        buildBilling({ id: buildId(first + index), value: 10.01, status: 'RECEIVED' }),
      )
      const nextCursor = page + 1 < pages.length ? String(page + 1) : null
      return Response.json({ data, total: 0, nextCursor })
    },
  })
  return { asked, query: listBillings(client, { cpfOrCnpj: '11222333000181' }) }
}

describe('the billings of a customer', () => {
  it('are read to the last page, so that their sums are right', async () => {
    const { asked, query } = build([200, 200, 3])
    const all = await query.queryFn()
    expect(all).toHaveLength(403)
    expect(new Set(all.map(({ id }) => id)).size).toBe(403)
    expect(toFinanceTotals(all).paid).toBe(4034.03)
    expect(asked).toEqual(
      ['', '&cursor=1', '&cursor=2'].map(
        (cursor) => `/api/financial/billings/11222333000181?limit=200${cursor}`,
      ),
    )
  })

  it('are never a part of them: a page that fails is a failure', async () => {
    await expect(build([200, 3], '1').query.queryFn()).rejects.toMatchObject({ status: 403 })
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { businessIdOf, tokenOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

/** Lists can be requested in thousands of ways, each with a statement of its own. */

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const orders = ['idDesc', 'idAsc', 'updatedAt', 'name', 'forecastNullsFirst', 'forecastNullsLast']
const filters = [
  '',
  '&statusKey=OPEN',
  '&name=contrato',
  '&message=prazo',
  '&search=prazo',
  '&statusKey=OPEN&name=a',
]

const countPrepared = () =>
  portal.engine.tenant.use(async (connection) => {
    const text = 'select count(*)::int from pg_prepared_statements'
    const [answer] = await connection.send([{ text, params: [], read: () => undefined }])
    return answer?.rows[0]?.[0] as number
  })

it('whatever is asked for, a connection keeps some hundred statements', async () => {
  const headers = {
    authorization: `Bearer ${tokenOf('ana')}`,
    businessid: businessIdOf('aurora-1'),
  }
  for (const limit of [1, 7, 20, 23, 80, 200]) {
    for (const order of orders) {
      for (const filter of filters) {
        for (const page of ['', '&page=1']) {
          const url = `/api/demandsBoth?limit=${limit}&order=${order}${filter}${page}`
          const { statusCode } = await portal.app.inject({ url, headers })
          expect([url, statusCode]).toEqual([url, 200])
        }
      }
    }
  }
  expect(await countPrepared()).toBeLessThanOrEqual(301)
})

it('a number of rows makes no statement of its own', async () => {
  const headers = {
    authorization: `Bearer ${tokenOf('ana')}`,
    businessid: businessIdOf('aurora-1'),
  }
  const ask = (limit: number) => portal.app.inject({ url: `/api/demands?limit=${limit}`, headers })
  await ask(101)
  const before = await countPrepared()
  for (let limit = 101; limit <= 200; limit += 1) await ask(limit)
  expect(await countPrepared()).toBe(before)
})

import { EXPORTS_PER_DAY, EXPORTS_PER_DAY_OF_CUSTOMER } from '@tramite/core/exports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useExports } from '../../testing/test-exports.ts'
import { customerIdOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ variables: { LIMITS_FACTOR: '1' } })
})
afterAll(() => portal.close())
const { ask, ready } = useExports(() => portal)

describe('the exports of a day', () => {
  // The list is in the order of the ids.
  const toOlderId = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`
  /** Leaves exports as if they had been asked for an hour ago, and no others of the customer. */
  const leave = async (rows: readonly (readonly [as: PersonName, status: string])[]) => {
    const hourAgo = new Date(portal.time.now.getTime() - 60 * 60 * 1000).toISOString()
    await portal.database.query('delete from data_exports where customer_id = $1', [
      customerIdOf('aurora'),
    ])
    for (const [index, [as, status]] of rows.entries()) {
      await portal.database.query(
        `insert into data_exports (id, customer_id, user_id, status, percent, created_at, ready_at, expires_at)
         values ($5, $1, $2, $3, 0, $4::timestamptz, $4::timestamptz, $4::timestamptz + interval '7 days')`,
        [customerIdOf('aurora'), userIdOf(as), status, hourAgo, toOlderId(index)],
      )
    }
  }
  const times = (count: number, as: PersonName, status = 'READY') =>
    Array.from({ length: count }, () => [as, status] as const)

  it('are counted by what was made: neither a repeated request nor a failed one costs any', async () => {
    await leave([
      ...times(EXPORTS_PER_DAY, 'ana', 'FAILED'),
      ...times(EXPORTS_PER_DAY - 1, 'ana'),
      ...times(EXPORTS_PER_DAY, 'sofia'),
    ])
    const answers = []
    for (let time = 0; time < EXPORTS_PER_DAY + 2; time += 1) answers.push(await ask('ana'))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    await ready('ana')
    const refused = await ask('ana')
    expect(refused.status).toBe(429)
    expect(refused.problem).toMatchObject({
      code: 'RATE_LIMITED',
      message:
        'Você já pediu 5 arquivos em 24 horas, o máximo por pessoa. Peça outro em cerca de 23 horas.',
    })
    expect(refused.headers['retry-after']).toBe(String(23 * 60 * 60))
    const start = portal.time.now
    portal.time.now = new Date(start.getTime() + 23 * 60 * 60 * 1000)
    expect((await ask('ana')).status).toBe(201)
    await ready('ana')
    portal.time.now = start
  })

  it('are also counted together for all people of a customer', async () => {
    await leave(times(EXPORTS_PER_DAY_OF_CUSTOMER, 'sofia'))
    const refused = await ask('ana')
    expect([refused.status, refused.problem.message]).toEqual([
      429,
      'As pessoas deste cliente já pediram 20 arquivos em 24 horas, o máximo do cliente. Peça outro em cerca de 23 horas.',
    ])
    await leave([])
  })
})

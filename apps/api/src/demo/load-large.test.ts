import { conventions, forecastDate } from '@tramite/core/calendar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, type Database } from '../db/database.ts'
import { verifyPassword } from '../features/credentials/passwords.ts'
import { openTestEngine, type TestEngine } from '../testing/test-engine.ts'
import { loadDemoFirm } from './load-demo.ts'
import { type LargeReport, loadLarge } from './load-large.ts'

const now = new Date('2026-11-18T12:30:00Z')
const clock = { now: () => now }
const size = { customers: 5, demands: 300 }

let test: TestEngine
let db: Database
let report: LargeReport

beforeAll(async () => {
  test = await openTestEngine()
  db = createDatabase(test.engine)
  await loadDemoFirm(db, clock)
  report = await loadLarge(db, clock, size)
})
afterAll(async () => {
  await db.close()
  await test.remove()
})

const select = (text: string, params: readonly unknown[] = []) =>
  db.system((transaction) =>
    transaction.run({ text, params, read: ({ rows }) => rows.map((row) => [...row]) }),
  )
const ofLarge = `customer_id in (select customer_id from users where email like '%@carga.example')`

describe('loadLarge', () => {
  it('puts customers and demands beside what is there', async () => {
    expect(report.loaded).toBe(true)
    expect(await select(`select count(*)::int from demands where ${ofLarge}`)).toEqual([[300]])
    expect(
      await select(`select count(distinct customer_id)::int from demands where ${ofLarge}`),
    ).toEqual([[5]])
  })

  it('changes nothing a second time', async () => {
    const again = await loadLarge(db, clock, size)
    expect(again).toEqual({ ...report, loaded: false })
  })

  it('gives a tenth of the demands to one business of the printed account', async () => {
    const [[biggest] = []] = await select(
      `select count(*)::int from demands d
       join business_users b on b.business_id = d.business_id
       join users u on u.id = b.user_id and u.email = $1
       group by d.business_id`,
      [report.account.email],
    )
    expect(biggest).toBe(30)
    const [[hash] = []] = await select(
      'select password_hash from credentials c join users u on u.id = c.user_id where email = $1',
      [report.account.email],
    )
    expect(await verifyPassword(String(hash), report.account.password)).toBe(true)
  })

  it('has one conversation of 500 and about five items elsewhere', async () => {
    const counts = await select(
      `select count(*)::int from process_items where ${ofLarge} group by demand_id order by 1 desc`,
    )
    const [longest = 0, ...others] = counts.map(([count]) => Number(count))
    expect(longest).toBe(500)
    const average = others.reduce((sum, count) => sum + count, 0) / others.length
    expect(average).toBeGreaterThan(4)
    expect(average).toBeLessThan(6)
  })

  it('promises the day that belongs to the place in the queue', async () => {
    const queued = await select(
      `select d."order", k.is_premium, d.delevery_forecast from demands d
       join customers k on k.id = d.customer_id
       where d.status_key = 'IN_PROGRESS' and d.${ofLarge}`,
    )
    expect(queued.length).toBeGreaterThan(5)
    for (const [order, premium, forecast] of queued) {
      const input = { now, order: Number(order), premium: premium === true }
      expect(forecast).toBe(forecastDate({ ...input, conventions: conventions.specified }))
    }
  })

  it('tells nothing of the future, and ends each conversation in the status of its demand', async () => {
    expect(
      await select('select count(*)::int from process_items where created_at > $1', [
        now.toISOString(),
      ]),
    ).toEqual([[0]])
    expect(
      await select(
        `select count(*)::int from demands d
         cross join lateral (select i.status_key from process_items i
           where i.demand_id = d.id and i.type = 'STATUS' order by i.id desc limit 1) last
         where d.${ofLarge} and last.status_key <> d.status_key`,
      ),
    ).toEqual([[0]])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeContent } from '../composition/place-content.ts'
import { defaultContent } from '../content/content.ts'
import { createDatabase, type Database } from '../db/database.ts'
import { verifyPassword } from '../features/credentials/passwords.ts'
import { openTestEngine, type TestEngine } from '../testing/test-engine.ts'
import { type DemoFiles, demoAccounts, demoPassword, loadDemoFirm } from './load-demo.ts'

const clock = { now: () => new Date('2026-11-18T12:30:00Z') }
const tables = ['customers', 'users', 'demands', 'process_items', 'documents', 'notifications']

let test: TestEngine
let db: Database

const select = <T>(text: string, params: readonly unknown[] = []): Promise<T[]> =>
  db.system((transaction) =>
    transaction.run({ text, params, read: ({ rows }) => rows.map(([value]) => value as T) }),
  )
const countAll = () =>
  Promise.all(tables.map((table) => select<number>(`select count(*)::int from ${table}`)))

const kept = new Map<string, Buffer>()
const files: DemoFiles = {
  async store({ key }, content) {
    kept.set(key, Buffer.from(content))
  },
}

beforeAll(async () => {
  test = await openTestEngine()
  db = createDatabase(test.engine)
})
afterAll(async () => {
  await db.close()
  await test.remove()
})

// One database in its stages: empty, started without the demo firm, loaded, and loaded again.
describe('loadDemoFirm', () => {
  it('leaves nothing when a file cannot be written', async () => {
    const full = { store: () => Promise.reject(new Error('disk full')) }
    await expect(loadDemoFirm(db, clock, { files: full })).rejects.toThrow('disk full')
    expect(await countAll()).toEqual(tables.map(() => [0]))
  })

  it('takes the place of what a start without it has left, once when two processes start together', async () => {
    await placeContent(db, defaultContent, clock)
    const [journeys = 0] = await select<number>('select count(*)::int from journey_types')
    expect(journeys).toBeGreaterThan(0)
    const other = test.second ? createDatabase(test.second()) : db
    const both = [loadDemoFirm(db, clock, { files }), loadDemoFirm(other, clock, { files })]
    expect(await Promise.all(both)).toEqual([demoAccounts, demoAccounts])
    expect(await select('select count(*)::int from users')).toEqual([18])
    expect(await select('select count(*)::int from journey_types')).toEqual([journeys])
    if (other !== db) await other.close()
  })

  it('lets every account sign in', async () => {
    const hashes = await select<string>(
      `select c.password_hash from credentials c join users u on u.id = c.user_id
       where u.email = any($1::text[]) and u.status = 'ACTIVE'`,
      [demoAccounts.map(({ email }) => email)],
    )
    expect(hashes).toHaveLength(17)
    expect(new Set(hashes).size).toBe(1)
    expect(await verifyPassword(hashes[0], demoPassword)).toBe(true)
  })

  it('knows the types of demands by the names that they have', async () => {
    const other = `select s.demand_type_name from demand_screenings s
      left join demand_types t on t.id = s.demand_type_id and t.name = s.demand_type_name
      where t.id is null`
    expect(await select(other)).toEqual([])
  })

  it('writes the file of every row', async () => {
    const keys = await select<string>('select key from files')
    expect(new Set(kept.keys())).toEqual(new Set(keys))
    const lost = 'select name from documents where file_key not in (select key from files)'
    expect(await select(lost)).toEqual([])
  })

  it('changes nothing on a later start', async () => {
    const before = await countAll()
    await select(`update users set name = 'Marina D.' where email = 'super@aurora.example'`)
    await loadDemoFirm(db, { now: () => new Date('2026-12-01T12:00:00Z') }, { files })
    expect(await countAll()).toEqual(before)
    const name = `select name from users where email = 'super@aurora.example'`
    expect(await select(name)).toEqual(['Marina D.'])
  })

  it('leaves the numbers after its last one to new demands', async () => {
    const [last = 0] = await select<number>('select max(number) from demands')
    const next = `select nextval(pg_get_serial_sequence('demands', 'number'))`
    expect(await select(next)).toEqual([last + 1])
  })
})

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEngine, type TestEngine } from '../testing/test-engine.ts'

interface World {
  readonly customer: string
  /** A user with the business `had`, who may be given `other`. */
  readonly user: string
  /** Sees all businesses. */
  readonly superAdmin: string
  readonly leaver: string
  readonly had: string
  readonly other: string
}

interface Change {
  readonly name: string
  readonly toSql: (world: World) => string
}

/** A value other than the current one, by the type of a column. */
const otherValues: Readonly<Record<string, (column: string) => string>> = {
  boolean: (column) => `not ${column}`,
  text: (column) => `concat(${column}, 'x')`,
  ARRAY: (column) => `${column} || array['x']`,
  date: (column) => `coalesce(${column}, '2026-03-10') + 1`,
  'timestamp with time zone': (column) => `${column} + interval '1 day'`,
}
const special: Readonly<Record<string, string>> = { 'users.status': `'BLOCKED'` }

/** The row of a table whose columns are changed. */
const rowOf: Readonly<Record<string, (world: World) => string>> = {
  users: ({ user }) => user,
  customers: ({ customer }) => customer,
  businesses: ({ had }) => had,
}

/** Columns that link rows never change; the rows are inserted and deleted instead. */
const ties = /^(?:\w+\.(?:id|customer_id|user_id|business_id)|users\.type)$/

/** How rows of each table are inserted and deleted. */
const rowChanges: Readonly<Record<string, Readonly<Record<string, Change['toSql']>>>> = {
  users: {
    'a colleague goes': ({ leaver }) => `delete from users where id = '${leaver}'`,
  },
  customers: {},
  businesses: {
    'a business comes': ({ customer }) =>
      `insert into businesses (id, customer_id, name, person_type, created_at)
       values (gen_random_uuid(), '${customer}', 'novo', 'PJ', now())`,
    'a business goes': ({ other }) => `delete from businesses where id = '${other}'`,
  },
  business_users: {
    'an association comes': ({ customer, user, other }) =>
      `insert into business_users (customer_id, user_id, business_id)
       values ('${customer}', '${user}', '${other}')`,
    'an association goes': ({ user, had }) =>
      `delete from business_users where user_id = '${user}' and business_id = '${had}'`,
  },
}

const newSession = (
  user: string,
) => `insert into sessions (id, token_hash, user_id, created_at, expires_at)
  values (gen_random_uuid(), gen_random_uuid(), '${user}', now(), now() + interval '1 day')`
const newUser = (id: string, customer: string, isSuperAdmin: boolean) =>
  `insert into users (id, customer_id, name, email, customer_super_admin, created_at)
   values ('${id}', '${customer}', 'x', '${id}', ${isSuperAdmin}, now())`
const newBusiness = (id: string, customer: string) =>
  `insert into businesses (id, customer_id, name, person_type, created_at)
   values ('${id}', '${customer}', 'x', 'PJ', now())`

const signIns: Change[] = (['user', 'superAdmin'] as const).map((who) => ({
  name: `${who} signs in`,
  toSql: (world) => newSession(world[who]),
}))

/** A row that is already gone, or already there, is not an error. */
const refusals = ['23503', '23505']

let test: TestEngine
let watcher: pg.Client
let first: pg.Client
let second: pg.Client

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: test.url ?? '' })
  await client.connect()
  return client
}

async function makeWorld(): Promise<World> {
  const [customer, user, superAdmin, leaver, had, other] = Array.from({ length: 6 }, randomUUID)
  const world = { customer, user, superAdmin, leaver, had, other } as World
  await watcher.query(`
    insert into customers (id, name, person_type, created_at) values ('${customer}', 'x', 'PJ', now());
    ${newUser(world.user, world.customer, false)};
    ${newUser(world.superAdmin, world.customer, true)};
    ${newUser(world.leaver, world.customer, false)};
    ${newBusiness(world.had, world.customer)};
    ${newBusiness(world.other, world.customer)};
    insert into business_users (customer_id, user_id, business_id)
      values ('${customer}', '${user}', '${had}'), ('${customer}', '${leaver}', '${other}');
    ${newSession(world.user)}; ${newSession(world.superAdmin)}; ${newSession(world.leaver)}`)
  return world
}

/** Resolves when the second connection has run its statement or waits for the first. */
async function untilDoneOrWaiting(work: Promise<unknown>): Promise<void> {
  const { processID } = second as unknown as { processID: number }
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  for (;;) {
    const { rows } = await watcher.query('select cardinality(pg_blocking_pids($1)) as n', [
      processID,
    ])
    if (rows[0].n > 0 || isDone) return
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 2))])
  }
}

async function apply(client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement)
  } catch (error) {
    expect(refusals).toContain((error as pg.DatabaseError).code)
  }
}

/** Makes one change while the transaction of another is still open. */
async function interleave(earlier: string, later: string): Promise<void> {
  await first.query('begin')
  await apply(first, earlier)
  await second.query('begin')
  const work = apply(second, later)
  await untilDoneOrWaiting(work)
  await first.query('commit')
  await work
  await second.query('commit')
}

/** Every column that the principal is computed from, according to the database. */
async function readSources(): Promise<{ table: string; column: string; type: string }[]> {
  const { rows } = await watcher.query(`select u.table_name as table, u.column_name as column,
      c.data_type as type
    from information_schema.view_column_usage u
    join information_schema.columns c using (table_schema, table_name, column_name)
    where u.view_name = 'session_principals' order by 1, 2`)
  return rows
}

async function toChanges(): Promise<Change[]> {
  const sources = await readSources()
  const ofColumns = sources
    .map(({ table, column, type }) => ({ table, column, type, name: `${table}.${column}` }))
    .filter(({ name }) => !ties.test(name))
    .map(({ table, column, type, name }): Change => {
      const row = rowOf[table]
      const value = special[name] ?? otherValues[type]?.(column)
      if (!row || value === undefined) throw new Error(`How does ${name} change?`)
      return {
        name: `${name} changes`,
        toSql: (world) => `update ${table} set ${column} = ${value} where id = '${row(world)}'`,
      }
    })
  const ofRows = [...new Set(sources.map(({ table }) => table))].flatMap((table) => {
    const changes = rowChanges[table]
    if (!changes) throw new Error(`How do rows of ${table} come and go?`)
    return Object.entries(changes).map(([name, toSql]) => ({ name, toSql }))
  })
  return [...ofColumns, ...ofRows, ...signIns]
}

beforeAll(async () => {
  test = await openTestEngine()
  ;[watcher, first, second] = await Promise.all([connect(), connect(), connect()])
})
afterAll(async () => {
  await Promise.all([watcher.end(), first.end(), second.end()])
  await test.engine.close()
  await test.remove()
})

describe('the principal of every session', () => {
  it('is what the tables say after any two changes at the same time', async () => {
    const changes = await toChanges()
    const stale: string[] = []
    for (const earlier of changes) {
      // Plans made for few rows would be slow for the many that accumulate here.
      await watcher.query('delete from customers')
      for (const later of changes) {
        const world = await makeWorld()
        await interleave(earlier.toSql(world), later.toSql(world))
        const { rows } = await watcher.query(
          `select from stale_sessions where user_id in ('${world.user}', '${world.superAdmin}')`,
        )
        if (rows.length > 0) stale.push(`${later.name}, while ${earlier.name}`)
      }
    }
    expect(stale).toEqual([])
    expect(changes.length).toBeGreaterThan(15)
  }, 300_000)

  it('belongs to one customer for ever', async () => {
    const [here, there] = [await makeWorld(), await makeWorld()]
    for (const [table, id] of [
      ['users', here.user],
      ['businesses', here.had],
    ]) {
      const move = `update ${table} set customer_id = $1 where id = $2`
      await expect(watcher.query(move, [there.customer, id])).rejects.toMatchObject({
        code: '23514',
      })
    }
  })

  it('is found and repaired where somebody has changed it by hand', async () => {
    const world = await makeWorld()
    await watcher.query(
      `update sessions set principal = '{"staff": true}' where user_id = '${world.user}'`,
    )
    const { rows } = await watcher.query('select user_id from stale_sessions')
    expect(rows).toEqual([{ user_id: world.user }])
    await expect(watcher.query('select repair_sessions() as n')).resolves.toMatchObject({
      rows: [{ n: 1 }],
    })
    expect((await watcher.query('select from stale_sessions')).rows).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerIdOf, userIdOf } from '../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { type Command, plainCommand, toObjects } from './command.ts'

let portal: TestPortal
let tables: string[]

const select = (text: string, params: unknown[] = []): Command<Record<string, unknown>[]> => ({
  text,
  params,
  read: toObjects,
})

const stranger = () =>
  portal.database.unit({
    tokenHash: 'unknown',
    now: portal.time.now,
    authorize: (principal) => principal as never,
  })

beforeAll(async () => {
  portal = await startTestPortal()
  await portal.call('createDemand', {
    as: 'ana',
    body: { name: 'Distrato', description: 'Minuta.', private: true },
  })
  await portal.call('createDemand', {
    as: 'davi',
    body: { name: 'Locação', description: 'Imóvel.' },
  })
  const found = await portal.database.system((transaction) =>
    transaction.run(
      select(
        `select tablename from pg_tables where schemaname = 'public'
         union all select viewname from pg_views where schemaname = 'public'`,
      ),
    ),
  )
  tables = found.map(({ tablename }) => String(tablename))
})
afterAll(() => portal.close())

/** Tables that no request needs; the role of requests cannot even read them. */
const closed = [
  'credentials',
  'sessions',
  'session_principals',
  'stale_sessions',
  'stale_demand_counts',
  'rate_limits',
  'access_log',
  'schema_migrations',
  'outbox',
  'demand_mails',
  'ledger_entries',
  'mapping_completions',
  'inherited_columns',
  'handed_over',
  'known_devices',
  'audit_chain',
  'broken_audit_chain',
]

describe('row-level security', () => {
  it('is on for every table that requests can read, and none is theirs', async () => {
    const unprotected = await portal.database.system((transaction) =>
      transaction.run(
        select(
          `select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where n.nspname = 'public' and c.relkind = 'r'
             and (c.relowner = 'tramite_app'::regrole or not c.relrowsecurity)
             and has_table_privilege('tramite_app', c.oid, 'select, insert, update, delete')`,
        ),
      ),
    )
    expect(unprotected).toEqual([])
  })

  it('shows nothing to a request without a valid token', async () => {
    const unit = stranger()
    for (const table of tables.filter((name) => !closed.includes(name))) {
      const [rows] = await unit.read(select(`select * from ${table}`))
      expect(rows, table).toEqual([])
    }
  })

  it('shows a user nothing of another customer, whatever they select', async () => {
    const ana = { customerId: customerIdOf('aurora'), userId: userIdOf('ana'), staff: false }
    for (const table of tables.filter((name) => !closed.includes(name))) {
      const rows = await portal.database.tenant(ana, (transaction) =>
        transaction.run(select(`select * from ${table}`)),
      )
      expect(JSON.stringify(rows), table).not.toContain(customerIdOf('brisa'))
      expect(JSON.stringify(rows), table).not.toContain(userIdOf('davi'))
    }
  })

  it('hides private demands from colleagues', async () => {
    const names = async (person: 'ana' | 'clara') => {
      const context = { customerId: customerIdOf('aurora'), userId: userIdOf(person), staff: false }
      const rows = await portal.database.tenant(context, (transaction) =>
        transaction.run(select('select name from demands')),
      )
      return rows.map(({ name }) => name)
    }
    expect(await names('ana')).toContain('Distrato')
    expect(await names('clara')).not.toContain('Distrato')
  })

  it.each([
    [
      'process_items',
      `insert into process_items (id, customer_id, demand_id, user_type, type, content, created_at)
       select gen_random_uuid(), customer_id, id, 'CUSTOMER', 'MESSAGE', 'Reservado', now()
       from demands where name = 'Distrato'`,
    ],
    [
      'documents',
      `insert into documents (id, customer_id, demand_id, name, file_key, file_name, content_type, size, created_at)
       select gen_random_uuid(), customer_id, id, 'Reservado', 'x', 'x', 'x', 1, now()
       from demands where name = 'Distrato'`,
    ],
  ])('hides the %s of private demands from colleagues', async (table, insert) => {
    await portal.database.system((transaction) => transaction.run(plainCommand(insert)))
    const seen = async (person: 'ana' | 'clara') => {
      const context = { customerId: customerIdOf('aurora'), userId: userIdOf(person), staff: false }
      const rows = await portal.database.tenant(context, (transaction) =>
        transaction.run(select(`select * from ${table}`)),
      )
      return JSON.stringify(rows)
    }
    expect(await seen('ana')).toContain('Reservado')
    expect(await seen('clara')).not.toContain('Reservado')
  })

  it.each([
    ...['PRIVATE_MESSAGE', 'INTERN_TEMPLATED_MESSAGE'].map((type) => [
      'process_items',
      `insert into process_items (id, customer_id, demand_id, user_type, type, content, created_at)
       select gen_random_uuid(), customer_id, id, 'BACKOFFICE', '${type}', 'Interno', now()
       from demands where name = 'Distrato'`,
    ]),
    [
      'documents',
      `insert into documents (id, customer_id, name, file_key, file_name, content_type, size, created_at, was_send_to_customer)
       select gen_random_uuid(), id, 'Interno', 'x', 'x', 'x', 1, now(), false
       from customers where name = 'aurora'`,
    ],
    [
      'files',
      `insert into files (key, customer_id, user_id, file_name, content_type, type, size, internal, created_at)
       select 'Interno', customer_id, id, 'x', 'x', 'ATTACHMENT', 1, true, now() from users where name = 'ana'`,
    ],
  ])('hides what is internal to the firm in %s', async (table, insert) => {
    await portal.database.system((transaction) => transaction.run(plainCommand(String(insert))))
    const seenBy = async (context: Parameters<typeof portal.database.tenant>[0]) =>
      JSON.stringify(
        await portal.database.tenant(context, (transaction) =>
          transaction.run(select(`select * from ${table}`)),
        ),
      )
    const ana = { customerId: customerIdOf('aurora'), userId: userIdOf('ana'), staff: false }
    expect(await seenBy({ customerId: null, userId: userIdOf('lia'), staff: true })).toContain(
      'Interno',
    )
    expect(await seenBy(ana)).not.toContain('Interno')
  })

  it('refuses rows for another customer', async () => {
    const ana = { customerId: customerIdOf('aurora'), userId: userIdOf('ana'), staff: false }
    const insert = portal.database.tenant(ana, (transaction) =>
      transaction.run(
        plainCommand(
          `insert into demand_tags (id, customer_id, name, created_at)
           values (gen_random_uuid(), $1, 'x', now())`,
          [customerIdOf('brisa')],
        ),
      ),
    )
    await expect(insert).rejects.toThrow(/row-level security/)
  })

  it.each(closed)('keeps %s from requests', async (table) => {
    const staff = { customerId: null, userId: userIdOf('lia'), staff: true }
    const read = portal.database.tenant(staff, (transaction) =>
      transaction.run(select(`select * from ${table}`)),
    )
    await expect(read).rejects.toThrow(/permission denied/)
  })

  it('ends with the transaction', async () => {
    const staff = { customerId: null, userId: userIdOf('lia'), staff: true }
    await portal.database.tenant(staff, (transaction) => transaction.run(select('select 1 as one')))
    const unit = stranger()
    const [rows] = await unit.read(
      select(`select current_setting('app.staff', true) as staff, current_user as role`),
    )
    expect(rows[0]?.staff ?? '').toBe('')
    expect(rows[0]?.role).toBe('tramite_app')
  })
})

describe('a round trip', () => {
  it('undoes all of its commands when one fails, and goes on working', async () => {
    const insert = (tag: string) =>
      plainCommand('insert into schema_migrations values ($1, $1)', [tag])
    const failed = portal.database.system((transaction) =>
      transaction.all(insert('first'), insert('first')),
    )
    await expect(failed).rejects.toMatchObject({ code: '23505' })
    const [counted] = await portal.database.system((transaction) =>
      transaction.run(
        select(`select count(*) as count from schema_migrations where tag = 'first'`),
      ),
    )
    expect(counted?.count).toBe(0)
  })

  it('takes a named statement up again after a failure', async () => {
    const divide = (by: number) => ({
      ...select('select 1 / $1::int as result', [by]),
      name: 'divide',
    })
    const run = (by: number) => portal.database.system((transaction) => transaction.run(divide(by)))
    await expect(run(0)).rejects.toMatchObject({ code: '22012' })
    await expect(run(1)).resolves.toEqual([{ result: 1 }])
  })

  it('reads values of every type that the tables use', async () => {
    const [row] = await portal.database.system((transaction) =>
      transaction.run(
        select(`select true as flag, 12::int as small, 34::bigint as large, 'x' as text,
          null::text as nothing, '{"a":1}'::jsonb as json, '2026-02-28'::date as day,
          '2026-02-28 12:34:56.7+00'::timestamptz as instant,
          '2026-02-28 12:34:56+00'::timestamptz as whole,
          array['a,b','c"d']::text[] as texts, array[]::uuid[] as ids,
          array['019a2c60-42a0-7d11-8c10-7be2a41f0301']::uuid[] as id`),
      ),
    )
    expect(row).toEqual({
      flag: true,
      small: 12,
      large: 34,
      text: 'x',
      nothing: null,
      json: { a: 1 },
      day: '2026-02-28',
      instant: '2026-02-28T12:34:56.700Z',
      whole: '2026-02-28T12:34:56.000Z',
      texts: ['a,b', 'c"d'],
      ids: [],
      id: ['019a2c60-42a0-7d11-8c10-7be2a41f0301'],
    })
  })
})

describe('the principal of a session', () => {
  const changes = [
    [`update users set name = 'Outro', email = 'outro@test.example' where id = $1`, 'ana'],
    [`update users set customer_admin = false where id = $1`, 'ana'],
    [`update users set customer_super_admin = true where id = $1`, 'bruno'],
    [`update users set status = 'BLOCKED' where id = $1`, 'clara'],
    [`update users set status = 'ACTIVE' where id = $1`, 'clara'],
    [
      `update customers set is_churn = true, customer_access = '{Lembretes}' where id = (select customer_id from users where id = $1)`,
      'ana',
    ],
    [
      `insert into business_users (business_id, user_id, customer_id) select b.id, $1, b.customer_id from businesses b where b.name = 'aurora-2'`,
      'nina',
    ],
    [`delete from business_users where user_id = $1`, 'bruno'],
    [
      `insert into businesses (id, customer_id, name, person_type, created_at) select gen_random_uuid(), customer_id, 'novo', 'PJ', now() from users where id = $1`,
      'sofia',
    ],
    [
      `delete from businesses where name = 'novo' and customer_id = (select customer_id from users where id = $1)`,
      'sofia',
    ],
    [`delete from customers where name = 'grace' and $1::uuid is not null`, 'gil'],
  ] as const

  it('follows every change of what it comes from', async () => {
    for (const [text, person] of changes) {
      await portal.database.system((transaction) =>
        transaction.run(plainCommand(text, [userIdOf(person)])),
      )
      const stale = await portal.database.system((transaction) =>
        transaction.run(select('select user_id from stale_sessions')),
      )
      expect(stale, text).toEqual([])
    }
  })
})

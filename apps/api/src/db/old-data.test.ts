import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyArchive } from '../operator/archive/archive-reader.ts'
import { restore } from '../operator/archive/restore.ts'
import { checks, examine } from '../operator/doctor/examine.ts'
import { oldFirm } from '../testing/old-firm.ts'
import { openTestEngine } from '../testing/test-engine.ts'
import { startPortalOn, type TestPortal } from '../testing/test-portal.ts'
import {
  openEmptyPglite,
  openEmptyPostgres,
  type TestWorkplace,
} from '../testing/test-workplace.ts'
import { compareCatalogues, readCatalogue } from './catalogue.ts'
import { listMigrations, migrationsFolder } from './migrate.ts'

let workplace: TestWorkplace
let portal: TestPortal
let headers: Record<string, string>

beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL
  workplace = await (url ? openEmptyPostgres(url) : openEmptyPglite())
  // Loaded into the schema of its time, which is then migrated.
  await restore(workplace, oldFirm.archive, false)
  portal = await startPortalOn(
    { engine: workplace.engine, second: null, url: null, remove: workplace.removeClosed },
    workplace.environment.dataDirectory,
  )
  portal.time.now = oldFirm.now
})
afterAll(() => portal.close())

it('is of a schema with many migrations behind it', async () => {
  const { schema } = await verifyArchive(oldFirm.archive)
  expect(schema.at(-1)?.tag).toBe(oldFirm.lastMigration)
  expect(listMigrations().slice(0, schema.length)).toEqual(schema)
})

it('ends in the very schema that a new database has', async () => {
  const fresh = await openTestEngine()
  const expected = await fresh.engine.system.use(readCatalogue)
  const found = await portal.engine.system.use(readCatalogue)
  expect(compareCatalogues(found, expected)).toEqual([])
  await fresh.engine.close()
  await fresh.remove()
})

it.each(checks.map((check) => [check.about, check] as const))(
  'leaves nothing that the doctor complains of: %s',
  async (_, check) => {
    expect((await examine(workplace, check, false)).problems).toEqual([])
  },
)

it('lets people in with the password that they had', async () => {
  const { status, body } = await portal.call('signIn', {
    body: { email: oldFirm.customer, password: oldFirm.password },
  })
  expect(status).toBe(200)
  headers = { authorization: `Bearer ${body.token}` }
})

it('shows a demand with its conversation, in order', async () => {
  const found = await portal.call('listDemands', { headers, query: { name: oldFirm.demand } })
  const [listed] = found.body.demands
  const params = { id: listed?.id ?? '' }
  const { body: demand } = await portal.call('getDemand', { headers, params })
  expect(demand).toMatchObject({ name: oldFirm.demand, private: true })
  expect(demand.deleveryForecast).toBe('2027-01-20')
  const { body: items } = await portal.call('listDemandItems', { headers, params })
  const texts = items.items.map(({ content }) => content)
  const ours: readonly (string | null)[] = oldFirm.messages
  expect(texts.filter((text) => ours.includes(text))).toEqual(oldFirm.messages)
})

it('shows documents', async () => {
  const { body } = await portal.call('listDocuments', { headers })
  expect(body.documents.length).toBeGreaterThan(5)
  const [document] = body.documents
  const params = { id: document?.id ?? '' }
  expect((await portal.call('getDocument', { headers, params })).status).toBe(200)
})

it('carries out what the older server had still to do', async () => {
  await portal.settle()
  expect(portal.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  const left = await portal.engine.query('select * from outbox')
  expect(left.rows).toEqual([])
  await expect.poll(() => portal.mails.map(({ to }) => to)).toContain(oldFirm.customer)
})

it('leaves e-mails whose news an older server had kept as a title, and says so', async () => {
  const { rows } = await portal.engine.query(
    `insert into pgboss.job (name, data, retry_limit)
      select 'demandNews', jsonb_build_object('kind', 'demandNews', 'userId', user_id, 'demandId', id,
        'title', 'Nova mensagem'), 0
      from demands where name = '${oldFirm.demand}' limit 1 returning id`,
  )
  const [{ id }] = rows as [{ id: string }]
  const stateOf = async () =>
    (await portal.engine.query(`select state::text from pgboss.job where id = $1`, [id])).rows
  await expect.poll(stateOf).toEqual([{ state: 'completed' }])
  const lines = portal.logs.map((line) => JSON.parse(line))
  expect(lines.find(({ jobId }) => jobId === id)?.msg).toContain('older server not mailed')
})

it('reads past suspensions and the end of a contract out of the audit log', async () => {
  const migration = join(migrationsFolder, '0057_deadline-stops.sql')
  const customer = `(select id from customers c where not is_churn and not exists (
    select from audit_log l where l.customer_id = c.id and event = 'CONTRACT_CHANGED')
    order by id limit 1)`
  const entry = (day: string, details: string) =>
    `insert into audit_log (at, event, customer_id, details)
     select '2026-10-${day}T12:00:00Z', 'CONTRACT_CHANGED', id, '${details}' from firm_of_test;`
  const { rows } = await portal.engine.query(
    `begin;
    drop table deadline_stops;
    create temp table firm_of_test on commit drop as select ${customer} as id;
    ${entry('02', '{"has_suspended_contract": [false, true]}')}
    ${entry('04', '{"is_premium": [false, true]}')}
    ${entry('06', '{"has_suspended_contract": [true, false]}')}
    ${entry('08', '{"is_churn": [false, true]}')}
    ${entry('09', '{"has_suspended_contract": [false, true]}')}
    ${readFileSync(migration, 'utf8')}
    select reason, to_char(from_at at time zone 'UTC', 'DD') as from_day,
      to_char(to_at at time zone 'UTC', 'DD') as to_day
    from deadline_stops where customer_id = (select id from firm_of_test) order by from_at;
    rollback`,
  )
  expect(rows).toEqual([
    { reason: 'suspended', from_day: '02', to_day: '06' },
    { reason: 'ended', from_day: '08', to_day: null },
  ])
})

it('keeps of e-mails in the audit log only what tells them apart', async () => {
  const migration = join(migrationsFolder, '0034_audit-emails.sql')
  const { rows } = await portal.engine.query(
    `begin;
    insert into audit_log (event, subject_id, details)
      values ('USER_EMAIL_CHANGED', 'rita', '{"email": ["rita@antes.example", "r.p@depois.example"]}');
    ${readFileSync(migration, 'utf8')}
    select details from audit_log where subject_id = 'rita';
    commit`,
  )
  expect(rows).toEqual([{ details: { email: ['r•••@antes.example', 'r•••@depois.example'] } }])
})

it.each([
  ['Nova demanda', { kind: 'created' }],
  ['Demanda entregue', { kind: 'status', statusKey: 'FINISHED' }],
  ['Nova previsão de entrega', { kind: 'forecast', forecast: { from: null, to: '2027-01-20' } }],
  ['Novo responsável', { kind: 'assignee', assignee: null }],
  ['Andamento da marca no INPI: Deferida', { kind: 'markStatus', status: 'Deferida' }],
  ['Outra coisa', undefined],
])('tells what was left under the title %j as news', async (title, news) => {
  const migration = join(migrationsFolder, '0026_outbox-news.sql')
  const { rows } = await portal.engine.query(
    `begin;
    insert into outbox (message, created_at)
      select jsonb_build_object('kind', 'demandChanged', 'demandId', id, 'authorId', null,
        'notice', jsonb_build_object('title', '${title}', 'internal', false)), now()
      from demands where name = '${oldFirm.demand}' and delevery_forecast is not null;
    ${readFileSync(migration, 'utf8')}
    delete from outbox returning message -> 'notice' as notice;
    commit`,
  )
  const [{ notice }] = rows as [{ notice: { news: object } | null }]
  expect(notice?.news).toEqual(news)
})

it('drops what was left for open pages by servers that told them otherwise, and nothing else', async () => {
  const migration = join(migrationsFolder, '0050_older-leavings.sql')
  const { rows } = await portal.engine.query(
    `begin;
    insert into outbox (message, created_at) select jsonb_build_object('kind', kind), '3000-01-01'
      from unnest(array['remindersChanged', 'workHandedOver', 'reachChanged']) as kind;
    ${readFileSync(migration, 'utf8')}
    delete from outbox where created_at = '3000-01-01' returning message ->> 'kind' as kind;
    commit`,
  )
  expect(rows).toEqual([{ kind: 'reachChanged' }])
})

it('takes along the demands of a type that was told apart by a number, and those of no other', async () => {
  const migration = join(migrationsFolder, '0050_older-leavings.sql')
  const { rows } = await portal.engine.query(
    `begin;
    insert into demand_types (id, name, created_at) select gen_random_uuid(), name, '3000-01-01'
      from unnest(array['urgência extrema', 'URGÊNCIA EXTREMA (2)', 'Parecer raro', 'Parecer raro (2)']) as name;
    create temporary table typed on commit drop as select id, demand_type_name as before,
      (array['URGÊNCIA EXTREMA', 'urgência extrema', 'Parecer raro'])[row_number() over ()] as name
      from demands order by id limit 3;
    update demands m set demand_type_name = t.name from typed t where t.id = m.id;
    ${readFileSync(migration, 'utf8')}
    create temporary table found as select t.name, m.demand_type_name as type
      from typed t join demands m on m.id = t.id;
    update demands m set demand_type_name = t.before from typed t where t.id = m.id;
    delete from demand_types where created_at = '3000-01-01';
    commit;
    select * from found order by name collate "C"`,
  )
  expect(rows).toEqual([
    { name: 'Parecer raro', type: 'Parecer raro' },
    { name: 'URGÊNCIA EXTREMA', type: 'URGÊNCIA EXTREMA (2)' },
    { name: 'urgência extrema', type: 'urgência extrema' },
  ])
})

it('makes a firm’s own type of the name of the generator’s that one, with its demands', async () => {
  const migration = join(migrationsFolder, '0054_review-types.sql')
  const { rows } = await portal.engine.query(
    `begin;
    update demand_types set name = 'REVISAO de documento gerado', active = false
      where name = 'Revisão de Documento Gerado';
    create temporary table typed on commit drop as
      select id, demand_type_name as before from demands order by id limit 1;
    update demands m set demand_type_name = 'REVISAO de documento gerado' from typed t where t.id = m.id;
    ${readFileSync(migration, 'utf8')}
    create temporary table reviewed as select t.name, t.active, m.demand_type_name as type
      from demand_types t, typed join demands m using (id) where t.name ilike 'revis%gerado';
    update demands m set demand_type_name = t.before from typed t where t.id = m.id;
    commit;
    select * from reviewed`,
  )
  const name = 'Revisão de Documento Gerado'
  expect(rows).toEqual([{ name, active: true, type: name }])
})

it('tells names apart that are one now, by a number that no other has', async () => {
  const migration = join(migrationsFolder, '0048_names-by-bare-letters.sql')
  const { rows } = await portal.engine.query(
    `begin;
    drop index demand_types_name;
    insert into demand_types (id, name, created_at)
      select gen_random_uuid(), name, '3000-01-01'::timestamptz + place * interval '1 day'
      from unnest(array['Mandado raro', 'mandado raro', 'Mandado Raro (2)', 'MANDADO RARO', 'Só um (2)'])
        with ordinality as given (name, place);
    ${readFileSync(migration, 'utf8')}
    create temporary table told_apart on commit preserve rows as
      select name from demand_types where created_at > '3000-01-01' order by created_at;
    delete from demand_types where created_at > '3000-01-01';
    create unique index demand_types_name on demand_types (fold_text(name));
    commit;
    select * from told_apart`,
  )
  expect(rows).toEqual(
    ['Mandado raro', 'mandado raro (3)', 'Mandado Raro (2)', 'MANDADO RARO (4)', 'Só um (2)'].map(
      (name) => ({ name }),
    ),
  )
})

it('knows a migration that was corrected by what it was when it ran', () => {
  const { hash } = listMigrations().find(({ tag }) => tag === '0048_names-by-bare-letters') ?? {}
  expect(hash).toBe('57a4fba0038df1d9f5a9126a782c039567080e80c402b9ae2299f995601a79ea')
})

it('lets no refusal of a proof put back a tag that the proof had not taken off', async () => {
  const migration = join(migrationsFolder, '0051_early-proofs.sql')
  const { rows } = await portal.engine.query(
    `begin;
    insert into audit_log (event, customer_id, details, at)
      select 'CUSTOMER_TAG_REMOVED', id, '{"name": "Inadimplente"}', '3000-01-02T10:00Z'
      from customers order by id limit 1;
    insert into receipts (id, customer_id, user_id, user_name, file_key, file_name, content_type, size, status,
        created_at, updated_at)
      select gen_random_uuid(), id, id, name, name, name, '', 1, status, at::timestamptz, '3000-01-01'
      from (select id from customers order by id limit 1) c, (values
        ('took the tag off', '3000-01-02T10:01Z', 'received'), ('ahead of time', '3000-01-05', 'received'),
        ('decided', '3000-01-06', 'refused'), ('before the log', '1990-01-01', 'received')) as given (name, at, status);
    ${readFileSync(migration, 'utf8')}
    delete from receipts where updated_at = '3000-01-01' returning user_name as name, released;
    commit`,
  )
  expect(rows).toHaveLength(4)
  expect(rows).toContainEqual({ name: 'ahead of time', released: false })
  for (const name of ['took the tag off', 'decided', 'before the log']) {
    expect(rows).toContainEqual({ name, released: true })
  }
})

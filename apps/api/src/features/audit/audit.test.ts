import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Command, plainCommand } from '../../db/command.ts'
import type { Database } from '../../db/database.ts'
import { listOperations, readContract } from '../../http/contract.ts'
import { until } from '../../testing/test-finance.ts'
import { customerIdOf, emailOf, idOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { upload } from '../../testing/test-uploads.ts'
import { createAuditTrail } from './audit-trail.ts'
import { chainAuditLog } from './chain-audit-log.job.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await portal.database.query(text, values)).rows as Row[]

interface Entry {
  readonly event: string
  readonly actor_id: string | null
  readonly customer_id: string | null
  readonly subject_id: string | null
  readonly details: object
}
const entriesOf = (event: string) =>
  query<Entry>(
    `select event, actor_id, customer_id, subject_id, details from audit_log
      where event = $1 order by at desc, id`,
    [event],
  )
/** The entries of an event that some work leaves. */
async function left(event: string, work: () => Promise<unknown>): Promise<Entry[]> {
  const before = (await entriesOf(event)).length
  await work()
  await portal.settle()
  // A refusal is answered while its entry is still being written.
  if (event === 'DENIED') await until(async () => (await entriesOf(event)).length > before)
  const found = await entriesOf(event)
  return found.slice(0, found.length - before)
}
const aurora = customerIdOf('aurora')
const bruno = userIdOf('bruno')

async function addDemand(as: PersonName = 'ana'): Promise<string> {
  const { body, status } = await portal.call('createDemand', {
    as,
    business: 'aurora-1',
    body: { name: 'Contrato', description: 'Revisar' },
  })
  expect(status).toBe(201)
  return body.id
}

describe('a change leaves an entry, with what was before and after', () => {
  it.each([
    ['USER_RIGHTS_CHANGED', 'users', 'customer_admin', bruno, 'true', [false, true]],
    ['USER_RIGHTS_CHANGED', 'users', 'customer_super_admin', bruno, 'true', [false, true]],
    ['USER_RIGHTS_CHANGED', 'users', 'roles', bruno, `'{X}'`, [[], ['X']]],
    [
      'USER_EMAIL_CHANGED',
      'users',
      'email',
      bruno,
      `'beto@nova.example'`,
      ['b•••@test.example', 'b•••@nova.example'],
    ],
    ['USER_STATUS_CHANGED', 'users', 'status', bruno, `'BLOCKED'`, ['ACTIVE', 'BLOCKED']],
    [
      'USER_REMOVAL_CHANGED',
      'users',
      'removed_at',
      bruno,
      `'2026-03-10Z'`,
      [null, expect.any(String)],
    ],
    ['CONTRACT_CHANGED', 'customers', 'is_churn', aurora, 'true', [false, true]],
    ['CONTRACT_CHANGED', 'customers', 'has_suspended_contract', aurora, 'true', [false, true]],
    [
      'CONTRACT_CHANGED',
      'customers',
      'access_allowed_until',
      aurora,
      `'2026-12-31'`,
      [null, '2026-12-31'],
    ],
    ['CONTRACT_CHANGED', 'customers', 'has_payment_overdue', aurora, 'true', [false, true]],
    [
      'CONTRACT_CHANGED',
      'customers',
      'payment_overdue_since',
      aurora,
      `'2026-03-01'`,
      [null, '2026-03-01'],
    ],
    ['CONTRACT_CHANGED', 'customers', 'is_specific_demand', aurora, 'true', [false, true]],
    ['CONTRACT_CHANGED', 'customers', 'is_premium', aurora, 'false', [true, false]],
    ['CONTRACT_CHANGED', 'customers', 'customer_access', aurora, `'{X}'`, [[], ['X']]],
  ] as const)('%s: %s.%s', async (event, table, column, id, value, change) => {
    const set = (to: string) => query(`update ${table} set ${column} = ${to} where id = $1`, [id])
    const [was] = await query<Record<string, unknown>>(
      `select ${column}::text as value from ${table} where id = $1`,
      [id],
    )
    const entries = await left(event, () => set(value))
    expect(entries).toEqual([
      { event, actor_id: null, customer_id: aurora, subject_id: id, details: { [column]: change } },
    ])
    const undone = await left(event, () =>
      query(`update ${table} set ${column} = $2 where id = $1`, [id, was?.value ?? null]),
    )
    expect(undone).toHaveLength(1)
    expect(
      await left(event, () =>
        query(`update ${table} set ${column} = ${column} where id = $1`, [id]),
      ),
    ).toEqual([])
  })

  it('DEMAND_SECRECY_CHANGED, by whoever opens and closes it', async () => {
    const id = await addDemand()
    const close = () =>
      portal.call('makeDemandPrivate', { as: 'ana', params: { id, userId: userIdOf('ana') } })
    const open = () => portal.call('makeDemandPublic', { as: 'ana', params: { id } })
    const [entry] = await left('DEMAND_SECRECY_CHANGED', close)
    expect(entry).toMatchObject({ actor_id: userIdOf('ana'), customer_id: aurora, subject_id: id })
    const add = () =>
      portal.call('addPrivateDemandUsers', {
        as: 'ana',
        params: { id, userId: userIdOf('clara') },
        body: { usersIds: [bruno] },
      })
    const [added] = await left('DEMAND_SECRECY_CHANGED', add)
    expect(added?.details).toEqual({
      private_users: [expect.any(Array), expect.arrayContaining([bruno, userIdOf('clara')])],
    })
    expect(await left('DEMAND_SECRECY_CHANGED', open)).toHaveLength(1)
  })

  it.each([
    ['USER_ADDED', 'USER_ERASED'],
    ['CUSTOMER_TAG_ADDED', 'CUSTOMER_TAG_REMOVED'],
  ])('%s and %s', async (added, removed) => {
    const id = idOf(added)
    const [insert, table] =
      added === 'USER_ADDED'
        ? [
            `insert into users (id, customer_id, name, email, type, created_at)
              values ('${id}', '${aurora}', 'Zé', 'ze@test.example', 'CUSTOMER', now())`,
            'users',
          ]
        : [
            `insert into customer_tags (id, customer_id, name, created_at)
              values ('${id}', '${aurora}', 'Inadimplente', now())`,
            'customer_tags',
          ]
    const [entry] = await left(added, () => query(insert))
    expect(entry).toMatchObject({ customer_id: aurora, subject_id: id })
    const [gone] = await left(removed, () => query(`delete from ${table} where id = $1`, [id]))
    expect(gone).toMatchObject({ customer_id: aurora, subject_id: id })
  })

  it('SIGN_IN_REFUSED, without saying who it was', async () => {
    const body = { email: emailOf('ana'), password: 'Errada2026' }
    const [entry] = await left('SIGN_IN_REFUSED', () => portal.call('signIn', { body }))
    expect(entry).toMatchObject({ actor_id: null, subject_id: userIdOf('ana') })
  })

  it('SIGN_IN_REFUSED once a day of a user, and never of somebody unknown', async () => {
    const guess = (email: string) =>
      portal.call('signIn', { body: { email, password: 'Errada2026' } })
    const refused = async () =>
      (await query(`select from access_log where event = 'SIGN_IN_REFUSED'`)).length
    const { now } = portal.time
    const before = await refused()
    const entries = await left('SIGN_IN_REFUSED', async () => {
      for (const days of [0, 1]) {
        portal.time.now = new Date(now.getTime() + days * 86_400_000)
        for (let i = 0; i < 3; i += 1) {
          expect((await guess(emailOf('bruno'))).status).toBe(400)
          expect((await guess(`ninguem${i}@fora.example`)).status).toBe(400)
        }
      }
    })
    portal.time.now = now
    expect(entries.map(({ subject_id }) => subject_id)).toEqual([bruno, bruno])
    expect(await refused()).toBe(before + 12)
  })

  it('but for a page that is opened again, as people do all day', async () => {
    const all = async () => (await query('select from audit_log')).length
    const before = await all()
    expect((await portal.call('refreshSession', { as: 'ana' })).status).toBe(200)
    await portal.settle()
    expect(await all()).toBe(before)
  })
})

describe('what many requests repeat stands there once a day', () => {
  it('a refusal, by person and operation', async () => {
    const refuse = () => portal.call('listFirmAudit', { as: 'ana' })
    const entries = await left('DENIED', async () => {
      for (let i = 0; i < 5; i += 1) expect((await refuse()).status).toBe(403)
    })
    expect(entries).toEqual([
      {
        event: 'DENIED',
        actor_id: userIdOf('ana'),
        customer_id: aurora,
        subject_id: 'listFirmAudit',
        details: { code: 'STAFF_ONLY' },
      },
    ])
    const { now } = portal.time
    portal.time.now = new Date(now.getTime() + 24 * 60 * 60 * 1000)
    expect(await left('DENIED', refuse)).toHaveLength(1)
    portal.time.now = now
  })

  it('what the firm reads of a demand, and nothing of what its customer reads', async () => {
    const id = await addDemand()
    const read = async (as: PersonName) => {
      for (let i = 0; i < 3; i += 1) {
        expect((await portal.call('getDemand', { as, params: { id } })).status).toBe(200)
        expect((await portal.call('listDemandItems', { as, params: { id } })).status).toBe(200)
      }
    }
    expect(await left('DEMAND_READ', () => read('ana'))).toEqual([])
    expect(await left('DEMAND_READ', () => read('rui'))).toEqual([
      {
        event: 'DEMAND_READ',
        actor_id: userIdOf('rui'),
        customer_id: aurora,
        subject_id: id,
        details: {},
      },
    ])
  })

  it.each(['getDemandTimeline', 'getMostRecentDemandItem', 'listDemandItems'] as const)(
    'what the firm reads of a demand by %s alone',
    async (operation) => {
      const id = await addDemand()
      await portal.call('postDemandMessage', {
        as: 'ana',
        params: { id },
        body: { content: 'Oi.' },
      })
      const read = () => portal.call(operation, { as: 'rui', params: { id } })
      expect(await left('DEMAND_READ', read)).toHaveLength(1)
    },
  )

  it('every read of one demand that the firm may ask for', () => {
    const unmarked = listOperations(readContract()).filter(
      ({ method, path, spec, roles, audit }) => {
        const isOfDemand =
          /\/demands?\/\{id\}/.test(path) ||
          spec.parameters?.some(({ name }) => name === 'demandId')
        return method === 'GET' && roles.has('staff') && isOfDemand && !audit
      },
    )
    expect(unmarked.map(({ id }) => id)).toEqual([])
  })

  it('nothing of a list that names no demand', async () => {
    const list = (demandId?: string) =>
      portal.call('listDocuments', { as: 'rui', query: demandId ? { demandId } : {} })
    expect(await left('DEMAND_READ', () => list())).toEqual([])
    const id = await addDemand()
    expect(await left('DEMAND_READ', () => list(id))).toMatchObject([{ subject_id: id }])
  })

  it('every answer with the address of a file', () => {
    const unmarked = listOperations(readContract()).filter(({ spec, successStatus, audit }) => {
      const answer = spec.responses[successStatus]?.content?.['application/json']?.schema
      return JSON.stringify(answer ?? {}).includes('"signedUrl"') && !audit
    })
    // An upload gives nothing away.
    expect(unmarked.map(({ id }) => id)).toEqual(['createUpload'])
  })

  it('a download of a document', async () => {
    const { awsFileKey } = await upload(portal, 'rui', 'parecer.pdf')
    const { body: document } = await portal.call('createDocument', {
      as: 'rui',
      body: { name: 'Parecer', awsFileKey, demandId: await addDemand() },
    })
    const params = { id: document.id }
    const readers = ['ana', 'lia'] as const
    const entries = await left('FILE_DOWNLOADED', async () => {
      for (const as of readers) await portal.call('downloadDocument', { as, params })
    })
    // Of the firm's people too it says whose it is.
    const entry = { event: 'FILE_DOWNLOADED', customer_id: aurora, details: {} }
    expect(entries).toHaveLength(2)
    for (const as of readers) {
      expect(entries).toContainEqual({
        ...entry,
        actor_id: userIdOf(as),
        subject_id: document.id,
      })
    }
  })

  it('a download, and none that was refused', async () => {
    const { awsFileKey: key } = await upload(portal, 'clara')
    await query('update files set attached_at = now() where key = $1', [key])
    const download = (as: PersonName) => portal.call('createDownload', { as, query: { key } })
    const entries = await left('FILE_DOWNLOADED', async () => {
      for (let i = 0; i < 3; i += 1) expect((await download('clara')).status).toBe(200)
      expect((await download('rui')).status).toBe(200)
      expect((await download('davi')).status).toBe(404)
    })
    const entry = { event: 'FILE_DOWNLOADED', customer_id: aurora, subject_id: key, details: {} }
    expect(entries).toHaveLength(2)
    expect(entries).toContainEqual({ ...entry, actor_id: userIdOf('clara') })
    expect(entries).toContainEqual({ ...entry, actor_id: userIdOf('rui') })
  })

  it('a download, before its address is answered', async () => {
    const { awsFileKey: key } = await upload(portal, 'clara')
    await query('update files set attached_at = now() where key = $1', [key])
    const text = `select count(*)::int as amount from audit_log where subject_id = '${key}'`
    const count = async () => (await portal.database.query(text)).rows[0]
    const { system } = portal.engine
    // The entry is slow, and the answer would overtake it.
    const slow = {
      use: ((work) =>
        new Promise((resolve) => setTimeout(resolve, 300)).then(() =>
          system.use(work),
        )) as typeof system.use,
    }
    Object.assign(portal.engine, { system: slow })
    expect((await portal.call('createDownload', { as: 'clara', query: { key } })).status).toBe(200)
    Object.assign(portal.engine, { system })
    expect(await count()).toEqual({ amount: 1 })
  })

  it.each([
    ['a demand', crypto.randomUUID(), 'demands_pkey'],
    ['a file', 'uploads/1', 'files_pkey'],
  ])('by indexes, whosever %s is', async (_, subjectId, index) => {
    const commands: Command[] = []
    const run = async (command: Command) => void commands.push(command)
    const system: Database['system'] = (work) => work({ run } as never)
    const entry = { event: 'DEMAND_READ', actorId: bruno, customerId: null, subjectId } as const
    const trail = createAuditTrail({
      database: { system },
      timeZone: 'America/Sao_Paulo',
      logger: { error: expect.fail },
    })
    await trail.note({ ...entry, details: {} }, portal.time.now)
    const [command] = commands
    if (!command) throw new Error('Nothing was written')
    const explained: Command<string[]> = {
      text: `explain ${command.text}`,
      params: command.params,
      read: ({ rows }) => rows.map(([line]) => String(line)),
    }
    const [, plan] = await portal.database.system((transaction) =>
      transaction.all(plainCommand('set local enable_seqscan = off'), explained),
    )
    expect(plan.join('\n')).toContain(index)
    expect(plan.join('\n')).not.toContain('Seq Scan')
  })

  it('no demand that was not found', async () => {
    const params = { id: idOf('no demand') }
    expect(
      await left('DEMAND_READ', () => portal.call('getDemand', { as: 'rui', params })),
    ).toEqual([])
  })
})

describe('the log', () => {
  it('holds no e-mail of a person in full', async () => {
    const before = 'rita.prado@antes.example'
    const id = idOf('rita')
    await query(
      `insert into users (id, customer_id, name, email, type, created_at)
        values ($1, $2, 'Rita', $3, 'CUSTOMER', now())`,
      [id, aurora, before],
    )
    await query(`update users set email = 'r.p@depois.example' where id = $1`, [id])
    await query(`update users set removed_at = now(), status = 'BLOCKED' where id = $1`, [id])
    await query(`delete from users where id = $1`, [id])
    const entries = await query<{ text: string }>(
      `select l::text as text from audit_log l where subject_id = $1`,
      [id],
    )
    expect(entries.length).toBeGreaterThanOrEqual(5)
    for (const { text } of entries) expect(text).not.toMatch(/rita\.prado|r\.p@/)
  })

  it.each(['audit_log', 'audit_chain'])('%s only grows, for the owner too', async (table) => {
    for (const change of [
      `update ${table} set hash = ''`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      const text = table === 'audit_log' ? change.replace("hash = ''", "event = ''") : change
      await expect(query(text)).rejects.toThrow('The audit log only grows')
    }
  })

  it('takes no entry in the name of somebody else', async () => {
    const context = { customerId: aurora, userId: bruno, staff: false } as const
    const insert = (actor: string) =>
      portal.database.tenant(context, (transaction) =>
        transaction.run({
          text: `insert into audit_log (event, actor_id) values ('X', $1)`,
          params: [actor],
          read: () => undefined,
        }),
      )
    await expect(insert(userIdOf('ana'))).rejects.toThrow(/row-level security/)
    const change = portal.database.tenant(context, (transaction) =>
      transaction.run({ text: `delete from audit_log`, params: [], read: () => undefined }),
    )
    await expect(change).rejects.toThrow(/permission denied/)
  })
})

describe('listFirmAudit', () => {
  const list = (given: Record<string, unknown> = {}, as: PersonName = 'lia') =>
    portal.call('listFirmAudit', { as, query: given })

  it('shows what was done, the latest first, page by page', async () => {
    const { body } = await list({ limit: 100 })
    expect(body.total).toBe(body.entries.length)
    expect(body.entries.length).toBeGreaterThan(10)
    const instants = body.entries.map(({ at }) => at)
    expect(instants).toEqual(instants.toSorted().toReversed())
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list({ limit: 4, ...(cursor && { cursor }) })
      ids.push(...page.body.entries.map(({ id }) => id))
      cursor = page.body.nextCursor
    }
    expect(ids).toEqual(body.entries.map(({ id }) => id))
  })

  it('counts as many as ten thousand, and shows those beyond', async () => {
    const own = await startTestPortal()
    await own.database.query(
      `insert into audit_log (event, at) select 'PLANTED', timestamptz '2020-01-01' + i * interval '1 s'
        from generate_series(1, 10010) as i`,
    )
    const query = { event: 'PLANTED', limit: 5, page: 2001 }
    const { body } = await own.call('listFirmAudit', { as: 'lia', query })
    await own.close()
    expect([body.total, body.entries.length, body.nextCursor]).toEqual([10_000, 5, null])
  })

  it('is narrowed by person, customer, subject, event and day', async () => {
    const eventsOf = async (given: Record<string, unknown>) =>
      new Set((await list({ limit: 100, ...given })).body.entries.map(({ event }) => event))
    const ofRui = new Set(['DEMAND_READ', 'FILE_DOWNLOADED'])
    expect(await eventsOf({ actorId: userIdOf('rui') })).toEqual(ofRui)
    expect(await eventsOf({ subjectId: 'listFirmAudit' })).toEqual(new Set(['DENIED']))
    expect(await eventsOf({ event: 'CUSTOMER_TAG_ADDED' })).toEqual(new Set(['CUSTOMER_TAG_ADDED']))
    expect(await eventsOf({ customerId: customerIdOf('brisa') })).toEqual(new Set(['USER_ADDED']))
    expect(await eventsOf({ endDate: '2020-01-01' })).toEqual(new Set())
    const { body } = await list({ actorId: userIdOf('rui') })
    expect(body.entries[0]).toMatchObject({ actorName: 'rui', customerId: aurora })
  })

  it('is for the admins of the firm', async () => {
    expect((await list({}, 'rui')).problem.code).toBe('FIRM_ADMIN_ONLY')
    expect((await list({}, 'sofia')).problem.code).toBe('STAFF_ONLY')
    expect((await portal.call('listFirmAudit')).status).toBe(401)
  })

  it.each([
    { actorId: 'x' },
    { event: 'drop table' },
    { startDate: '2026-03-02', endDate: '2026-03-01' },
    { cursor: 'WyJyZW1vdmFscyIsImEiLCJiIl0' },
  ])('refuses %j', async (given) => {
    expect((await list(given)).status).toBe(400)
  })
})

describe('the chain', () => {
  const infos: object[] = []
  const chain = () =>
    chainAuditLog({
      database: portal.database,
      logger: { info: (details) => void infos.push(details), error: () => {} },
    })
  const faults = async () =>
    (
      await query<{ position: number | null; fault: string }>(
        'select position::int, fault from broken_audit_chain order by position',
      )
    ).map(({ position, fault }) => [position, fault])
  const tamper = async (text: string) => {
    await query('alter table audit_log disable trigger only_grows')
    await query('alter table audit_chain disable trigger only_grows')
    await query(text)
    await query('alter table audit_log enable trigger only_grows')
    await query('alter table audit_chain enable trigger only_grows')
  }
  beforeEach(chain)

  it('gives every entry one place, however many ask at once, and tells the last', async () => {
    await query(`insert into audit_log (event) select 'X' from generate_series(1, 1500)`)
    await Promise.all([chain(), chain()])
    const [counts] = await query<{ entries: number; places: number; last: number }>(
      `select (select count(*)::int from audit_log) as entries, count(*)::int as places,
        max(position)::int as last from audit_chain`,
    )
    expect(counts?.places).toBe(counts?.entries)
    expect(counts?.last).toBe(counts?.entries)
    expect(infos.at(-1)).toEqual({
      position: counts?.last,
      hash: expect.stringMatching(/^\w{64}$/),
    })
    expect(await faults()).toEqual([])
  })

  it.each([
    ['at', `at + interval '1 second'`],
    ['event', `'Y'`],
    ['actor_id', 'gen_random_uuid()'],
    ['customer_id', 'gen_random_uuid()'],
    ['subject_id', `'y'`],
    ['details', `'{"x": 1}'`],
  ])('tells an entry of which %s was changed', async (column, value) => {
    const entry = 'id = (select entry_id from audit_chain where position = 3)'
    const [was] = await query<{ value: string | null }>(
      `select ${column}::text as value from audit_log where ${entry}`,
    )
    expect(await faults()).toEqual([])
    await tamper(`update audit_log set ${column} = ${value} where ${entry}`)
    expect(await faults()).toEqual([[3, 'ENTRY_CHANGED']])
    const back = was?.value == null ? 'null' : `'${was.value}'`
    await tamper(`update audit_log set ${column} = ${back} where ${entry}`)
    expect(await faults()).toEqual([])
  })

  it('tells an entry that was changed together with its own place, by the next one', async () => {
    const places = await query<{ hash: string }>(
      'select hash from audit_chain where position in (3, 4) order by position',
    )
    const seal = (hash: string) => `update audit_chain set hash = ${hash} where position = 4`
    const change = (event: string) => `update audit_log set event = ${event}
      where id = (select entry_id from audit_chain where position = 4)`
    const [was] = await query<{ event: string }>(
      'select event from audit_log l join audit_chain c on c.entry_id = l.id where position = 4',
    )
    await tamper(change(`'Y'`))
    await tamper(
      seal(`(select audit_hash('${places[0]?.hash}', l) from audit_log l
        join audit_chain c on c.entry_id = l.id where c.position = 4)`),
    )
    expect(await faults()).toEqual([[5, 'ENTRY_CHANGED']])
    await tamper(change(`'${was?.event}'`))
    await tamper(seal(`'${places[1]?.hash}'`))
    expect(await faults()).toEqual([])
  })

  it('gives a place to an entry whose transaction ended later than those after it', async () => {
    const late = idOf('late entry')
    await query(
      `insert into audit_log (id, event, at) values ($1, 'X', now() - interval '23 hours')`,
      [late],
    )
    await chain()
    expect(await query('select from audit_chain where entry_id = $1', [late])).toHaveLength(1)
    expect(await faults()).toEqual([])
  })

  it('tells an entry and a place that were taken away', async () => {
    const before = (await faults()).length
    await tamper(
      `delete from audit_log where id = (select entry_id from audit_chain where position = 5)`,
    )
    await tamper(`delete from audit_chain where position = 8`)
    const found = await faults()
    expect(found.length).toBe(before + 2)
    expect(found).toContainEqual([5, 'ENTRY_MISSING'])
    expect(found).toContainEqual([9, 'PLACE_MISSING'])
  })

  it('tells an old entry that never got a place', async () => {
    await query(`insert into audit_log (event, at) values ('X', now() - interval '3 days')`)
    expect(await faults()).toContainEqual([null, 'ENTRY_WITHOUT_PLACE'])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Command, plainCommand } from '../../db/command.ts'
import type { Database } from '../../db/database.ts'
import { listOperations, readContract } from '../../http/contract.ts'
import { useAudit } from '../../testing/test-audit.ts'
import { customerIdOf, idOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { upload } from '../../testing/test-uploads.ts'
import { createAuditTrail } from './audit-trail.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
const { addDemand, left, query } = useAudit(() => portal)
const aurora = customerIdOf('aurora')
const bruno = userIdOf('bruno')

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
    // The address of an upload reveals nothing.
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
    // For staff, too, the entry names the customer.
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
    await query("update files set attached_at = now(), type = 'LOGO' where key = $1", [key])
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
    await query("update files set attached_at = now(), type = 'LOGO' where key = $1", [key])
    const text = `select count(*)::int as amount from audit_log where subject_id = '${key}'`
    const count = async () => (await portal.database.query(text)).rows[0]
    const { system } = portal.engine
    // A slow entry, which the answer could overtake.
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

  it('is narrowed by person, customer, subject, event and day', async () => {
    const eventsOf = async (given: Record<string, unknown>) =>
      new Set((await list({ limit: 100, ...given })).body.entries.map(({ event }) => event))
    const ofRui = new Set(['DEMAND_READ', 'FILE_DOWNLOADED'])
    await query(
      `insert into customer_tags (id, customer_id, name, created_at)
        values ($1, $2, 'Inadimplente', now())`,
      [idOf('tag'), aurora],
    )
    expect(await eventsOf({ actorId: userIdOf('rui') })).toEqual(ofRui)
    expect(await eventsOf({ subjectId: 'listFirmAudit' })).toEqual(new Set(['DENIED']))
    expect(await eventsOf({ event: 'CUSTOMER_TAG_ADDED' })).toEqual(new Set(['CUSTOMER_TAG_ADDED']))
    const ofBrisa = new Set(['USER_ADDED', 'BUSINESS_USER_ADDED'])
    expect(await eventsOf({ customerId: customerIdOf('brisa') })).toEqual(ofBrisa)
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

  it('counts as many as ten thousand, and shows those beyond', async () => {
    await query(
      `insert into audit_log (event, at) select 'PLANTED', timestamptz '2020-01-01' + i * interval '1 s'
        from generate_series(1, 10010) as i`,
    )
    const { body } = await list({ event: 'PLANTED', limit: 5, page: 2001 })
    expect([body.total, body.entries.length, body.nextCursor]).toEqual([10_000, 5, null])
  })
})

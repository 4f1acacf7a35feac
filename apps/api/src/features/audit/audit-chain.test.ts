import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useAudit } from '../../testing/test-audit.ts'
import { idOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { chainAuditLog } from './chain-audit-log.job.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
const { query } = useAudit(() => portal)

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

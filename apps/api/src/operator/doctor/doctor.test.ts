import { mkdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { loadDemoFirm } from '../../demo/load-demo.ts'
import { systemClock } from '../../ports/clock.ts'
import { openTestWorkplace, type TestWorkplace } from '../../testing/test-workplace.ts'
import { checks, examine } from './examine.ts'

let workplace: TestWorkplace
beforeAll(async () => {
  workplace = await openTestWorkplace()
  await loadDemoFirm(workplace.database, systemClock, { files: workplace.files })
})
afterAll(() => workplace.remove())

const run = (...statements: readonly string[]) =>
  workplace.database.system((transaction) =>
    transaction.all(...statements.map((text) => plainCommand(text))),
  )

/** The faults found, by check. */
async function examineAll(repair: boolean) {
  const findings = []
  for (const check of checks) findings.push(await examine(workplace, check, repair))
  return findings.filter(({ problems }) => problems.length > 0)
}
const linesOf = async (about: string) => {
  const found = (await examineAll(false)).filter(({ check }) => check.about.includes(about))
  return found.flatMap(({ problems }) => problems)
}

const old = new Date(Date.now() - 48 * 60 * 60 * 1000)
const fileFolder = () => join(workplace.environment.dataDirectory, 'files')

describe('doctor', () => {
  it('finds nothing where all is well', async () => {
    expect(await examineAll(true)).toEqual([])
  })

  it('finds and repairs a session that has other rights than its user', async () => {
    await run(
      `insert into sessions (id, token_hash, user_id, created_at, expires_at)
        select gen_random_uuid(), 'x', id, now(), now() + interval '1 day' from users
        where customer_admin limit 1`,
      'alter table sessions disable trigger user',
      `update sessions set principal = principal || '{"customerAdmin": false}' where token_hash = 'x'`,
      'alter table sessions enable trigger user',
    )
    expect(await linesOf('sessão')).toEqual([expect.stringMatching(/^sessão .* do usuário /)])
    expect(await linesOf('sessão')).toHaveLength(1)
    expect(await examineAll(true)).toMatchObject([{ repaired: true }])
    expect(await examineAll(false)).toEqual([])
  })

  it('finds and repairs totals that are wrong', async () => {
    await run(
      `update demand_counts set amount = amount + 2 where ctid = (select min(ctid) from demand_counts)`,
    )
    expect(await linesOf('totais')).toEqual([expect.stringMatching(/^negócio .*: sobram 2$/)])
    expect(await examineAll(true)).toMatchObject([{ repaired: true }])
    expect(await examineAll(false)).toEqual([])
  })

  it('finds files that nobody knows and removes them, but none that was just stored', async () => {
    const store = (key: string) =>
      workplace.files.store({ key, contentType: 'text/plain' }, Buffer.from(key))
    await store('forgotten/one')
    await store('new')
    utimesSync(join(fileFolder(), encodeURIComponent('forgotten/one')), old, old)
    // A foreign file is left alone.
    mkdirSync(join(fileFolder(), 'lost+found'), { recursive: true })
    utimesSync(join(fileFolder(), 'lost+found'), old, old)
    expect(await linesOf('o banco não conhece')).toEqual(['forgotten/one'])
    expect(await examineAll(true)).toMatchObject([{ repaired: true }])
    expect(await workplace.files.head('forgotten/one')).toBeNull()
    expect(await workplace.files.head('new')).toMatchObject({ size: 3 })
  })

  it('finds attached files that the storage has lost or cut, which only a backup has', async () => {
    const [first, second] = await workplace.database.system((transaction) =>
      transaction.run({
        ...plainCommand('select key from files where attached_at is not null order by key limit 2'),
        read: ({ rows }) => rows.map(([key]) => key as string),
      }),
    )
    await workplace.files.remove(first ?? '')
    await workplace.files.remove(second ?? '')
    await workplace.files.store({ key: second ?? '', contentType: 'x/x' }, Buffer.from('cut'))
    expect(await linesOf('anexado')).toEqual([
      `${first} não está lá`,
      expect.stringMatching(`^${second} tem 3 bytes e não `),
    ])
    const [finding] = await examineAll(true)
    expect(finding).toMatchObject({ repaired: false })
    expect(finding?.check.advice).toContain('backup')
    await run('update files set attached_at = null')
  })

  it('tells of what waits, and of jobs that failed for good', async () => {
    await run(
      `insert into outbox (message, created_at)
        values ('{"kind":"event"}', now() - interval '1 hour'), ('{"kind":"event"}', now())`,
      `insert into pgboss.job (name, data, state) values ('gazette', '{}', 'failed')`,
      `insert into pgboss.job (name, data, start_after)
        values ('gazette', '{}', now() - interval '1 hour'), ('gazette', '{}', now()),
          ('dataExport', '{}', now() - interval '1 hour')`,
      `insert into pgboss.job (name, state, heartbeat_on, heartbeat_seconds)
        values ('dataExport', 'active', now(), 60)`,
    )
    expect(await linesOf('causam')).toEqual(['1 de event esperam há mais de dez minutos'])
    expect(await linesOf('Os trabalhos')).toEqual([
      '1 de gazette esperam há mais de dez minutos',
      '1 de gazette falharam depois de todas as tentativas',
    ])
  })

  it('tells where the audit log was changed from outside, and repairs nothing of it', async () => {
    const without = (...statements: string[]) => [
      'alter table audit_log disable trigger only_grows',
      'alter table audit_chain disable trigger only_grows',
      ...statements,
      'alter table audit_log enable trigger only_grows',
      'alter table audit_chain enable trigger only_grows',
    ]
    const entryAt = (position: number) =>
      `(select entry_id from audit_chain where position = ${position})`
    await run(
      `insert into audit_log (event) select 'X' from generate_series(1, 9)`,
      'select chain_audit(1000)',
      ...without(
        `update audit_log set details = '{"x": 1}' where id = ${entryAt(2)}`,
        `delete from audit_log where id = ${entryAt(4)}`,
        'delete from audit_chain where position = 6',
        `insert into audit_log (event, at) values ('X', now() - interval '3 days')`,
      ),
    )
    expect(await linesOf('trilha')).toEqual([
      'lugar 2: o registro foi alterado',
      'lugar 4: o registro foi apagado',
      'lugar 7: falta o lugar anterior',
      'um registro de mais de dois dias não tem lugar na trilha',
    ])
    const finding = (await examineAll(true)).find(({ check }) => check.about.includes('trilha'))
    expect(finding).toMatchObject({ repaired: false })
    expect(finding?.check.advice).toContain('compare com o backup')
    expect(await linesOf('trilha')).toHaveLength(4)
  })

  it('finds a place for every entry of the audit log when a clock that was fast is set back', async () => {
    const enter = (...times: string[]) =>
      `insert into audit_log (event, at) select 'CLOCK', now() + time::interval
        from unnest(array['${times.join("', '")}']) as given (time)`
    await run(enter('10 days'), 'select chain_audit(1000)')
    await run(enter('0', '-20 hours'), 'select chain_audit(1000)')
    const { rows } = await workplace.database.query(`select l.at from audit_log l
      where event = 'CLOCK' and not exists (select from audit_chain c where c.entry_id = l.id)`)
    expect(rows).toEqual([])
  })

  it('knows a schema that another version made', async () => {
    await run(`insert into schema_migrations values ('9999_later', 'h')`)
    expect(await linesOf('esquema')).toEqual([expect.stringContaining('9999_later')])
  })
})

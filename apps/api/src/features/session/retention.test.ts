import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailOf, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { removeEndedSessions } from './remove-ended-sessions.job.ts'
import { removeOldAccessRecords } from './remove-old-access-records.job.ts'

/** How long the access log keeps who signed in when and from where. */

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await portal.database.query('insert into credentials (user_id, password_hash) values ($1, $2)', [
    userIdOf('bruno'),
    await hashPassword('Segredo2026'),
  ])
})
afterAll(() => portal.close())

const query = async <T>(text: string, values?: unknown[]) =>
  (await portal.database.query(text, values)).rows as T[]
const events = async () =>
  (
    await query<{ event: string }>(
      `select event from access_log where user_id = $1 order by created_at, id`,
      [userIdOf('bruno')],
    )
  ).map(({ event }) => event)
const at = (text: string) => ({ database: portal.database, clock: { now: () => new Date(text) } })

describe('an access', () => {
  it('is recorded with its user, its instant and its address, and nothing else', async () => {
    await query('delete from access_log')
    const { body } = await portal.call('signIn', {
      body: { email: emailOf('bruno'), password: 'Segredo2026' },
    })
    const headers = { authorization: `Bearer ${body.token}` }
    await portal.call('refreshSession', { headers })
    await portal.call('listDemands', { headers })
    await portal.call('signOut', { headers })
    expect(await events()).toEqual(['SIGN_IN', 'SESSION_RESUMED', 'SIGN_OUT'])
    const [entry] = await query<object>('select * from access_log limit 1')
    expect(Object.keys(entry ?? {}).sort()).toEqual([
      'address',
      'created_at',
      'event',
      'id',
      'user_id',
    ])
    expect(entry).toMatchObject({ address: '127.0.0.1', user_id: userIdOf('bruno') })
  })

  it('outlives its user', async () => {
    await query('delete from users where id = $1', [userIdOf('bruno')])
    expect(await events()).toHaveLength(3)
  })

  it('is forgotten after six months of the calendar', async () => {
    await query('delete from access_log')
    const written = ['2026-08-31T12:00:00Z', '2026-08-31T11:59:59Z', '2025-01-01T00:00:00Z']
    for (const [i, createdAt] of written.entries()) {
      await query(
        `insert into access_log (id, event, address, created_at) values (gen_random_uuid(), 'SIGN_IN', $1, $2)`,
        [`10.0.0.${i}`, createdAt],
      )
    }
    const left = async () =>
      (await query<{ address: string }>('select address from access_log order by 1')).map(
        ({ address }) => address,
      )
    await removeOldAccessRecords(at('2026-02-28T11:00:00Z'))
    expect(await left()).toEqual(['10.0.0.0', '10.0.0.1'])
    await removeOldAccessRecords(at('2027-02-28T12:00:00Z'))
    expect(await left()).toEqual(['10.0.0.0', '10.0.0.1'])
    await removeOldAccessRecords(at('2027-03-01T00:00:00Z'))
    expect(await left()).toEqual([])
  })
})

it('sessions, reset links and counts of attempts are forgotten when they are over', async () => {
  const count = async () =>
    (
      await query<object>(`select (select count(*)::int from sessions where expires_at < '2026-03-12') as sessions,
        (select count(*)::int from rate_limits) as attempts,
        (select count(*)::int from credentials where reset_links <> '[]') as links`)
    )[0]
  await query('delete from sessions')
  await query('delete from rate_limits')
  await query(`insert into sessions (id, token_hash, user_id, created_at, expires_at)
    values (gen_random_uuid(), 'h', '${userIdOf('ana')}', '2026-03-01', '2026-03-11')`)
  await query(`insert into rate_limits values ('k', '2026-03-11', 3)`)
  const link = '[{"tokenHash": "y", "mailId": "z", "expiresAt": "2026-03-11"}]'
  await query(`insert into credentials (user_id, password_hash, reset_links)
    values ('${userIdOf('ana')}', 'x', '${link}') on conflict (user_id) do update
    set reset_links = excluded.reset_links`)
  await removeEndedSessions(at('2026-03-10T23:59:59Z'))
  expect(await count()).toEqual({ sessions: 1, attempts: 1, links: 1 })
  await removeEndedSessions(at('2026-03-11T00:00:01Z'))
  expect(await count()).toEqual({ sessions: 0, attempts: 0, links: 0 })
})

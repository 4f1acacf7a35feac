import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { hashToken } from '../../http/bearer.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'
import type { Attempt } from '../../ports/jobs.ts'
import type { Mail } from '../../ports/mail/mailer.port.ts'
import { emailOf, userIdOf } from '../../testing/test-firm.ts'
import { startSecondPortal, startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { lineUp } from '../../testing/waiting-writers.ts'
import { sendPasswordReset } from '../session/send-password-link.job.ts'
import { hashPassword } from './passwords.ts'
import { storeResetLink } from './session.store.ts'
import { createToken } from './tokens.ts'

const before = 'Segredo2026'
const afterwards = 'Diferente2026'
const person = userIdOf('ana')
const own = createToken()

let portal: TestPortal
let other: TestPortal
let hash: string

beforeAll(async () => {
  portal = await startTestPortal()
  other = await startSecondPortal(portal)
  hash = await hashPassword(before)
})
afterAll(async () => {
  await other.close()
  await portal.close()
})

const run = (text: string, ...values: unknown[]) =>
  portal.database.system((transaction) => transaction.run(plainCommand(text, values)))

beforeEach(async () => {
  await run('delete from rate_limits')
  await run('delete from sessions where user_id = $1', person)
  await run(
    `insert into sessions (id, token_hash, user_id, created_at, expires_at)
     values (gen_random_uuid(), $1, $2, now(), '2026-04-10')`,
    hashToken(own),
    person,
  )
  await run('delete from credentials where user_id = $1', person)
  await run('insert into credentials (user_id, password_hash) values ($1, $2)', person, hash)
  await portal.database.system((transaction) =>
    transaction.run(
      storeResetLink(
        person,
        {
          tokenHash: hashToken('link'),
          mailId: 'mail',
          expiresAt: '2026-03-11T12:00:00.000Z',
        },
        '2026-03-10T12:00:00.000Z',
      ),
    ),
  )
})

const signIn = () => other.call('signIn', { body: { email: emailOf('ana'), password: before } })
const reset = () =>
  portal.call('resetPassword', {
    body: { email: emailOf('ana'), token: 'link', newPassword: afterwards },
  })
const change = () =>
  portal.call('changePassword', {
    headers: { authorization: `Bearer ${own}` },
    body: {
      currentPassword: before,
      newPassword: afterwards,
      newPasswordConfirm: afterwards,
    },
  })
const setStatus = (status: string) =>
  run('update users set status = $2 where id = $1', person, status)

/** Whether the session that a sign-in may have started is valid. */
async function isAlive(answer: Awaited<ReturnType<typeof signIn>>): Promise<boolean> {
  if (answer.status !== 200) {
    expect(answer.problem.code).toBe('INVALID_CREDENTIALS')
    return false
  }
  const { status } = await portal.call('getLoggedUser', {
    headers: { authorization: `Bearer ${answer.body.token}` },
  })
  return status === 200
}

const password = ['select from credentials where user_id = $1 for update', person] as const
const user = ['select from users where id = $1 for update', person] as const

describe('a session that begins with a password', () => {
  it.each([
    ['reset', reset],
    ['changed', change],
  ])('that was %s while it began is not alive afterwards', async (_, replace) => {
    // The sign-in has verified the old password before it locks the user.
    const [late, replaced] = await lineUp(portal, user, signIn, replace)
    expect(replaced.status).toBe(204)
    expect(await isAlive(late)).toBe(false)
  })

  it.each([
    ['reset', reset],
    ['changed', change],
  ])('that is %s right afterwards ends with that', async (_, replace) => {
    const [early, replaced] = await lineUp(portal, password, signIn, replace)
    expect(early.status).toBe(200)
    expect(replaced.status).toBe(204)
    expect(await isAlive(early)).toBe(false)
  })

  it('does not come back when its user is blocked at that moment and let in again', async () => {
    const [, late] = await lineUp(portal, user, () => setStatus('BLOCKED'), signIn)
    await setStatus('ACTIVE')
    expect(await isAlive(late)).toBe(false)
  })

  it('leaves the record of a refusal where it did not begin', async () => {
    await run('delete from access_log')
    await lineUp(portal, user, signIn, reset)
    const { rows } = await portal.database.query('select event from access_log order by event')
    expect(rows).toEqual([{ event: 'PASSWORD_RESET' }, { event: 'SIGN_IN_REFUSED' }])
  })
})

describe('a private address of the calendar', () => {
  const stolen = createToken()
  const makeAddress = () =>
    other.call('createCalendarAddress', { headers: { authorization: `Bearer ${stolen}` } })
  beforeEach(async () => {
    await run('delete from calendar_addresses')
    await run(
      `insert into sessions (id, token_hash, user_id, created_at, expires_at)
       values (gen_random_uuid(), $1, $2, now(), '2026-04-10')`,
      hashToken(stolen),
      person,
    )
  })

  it.each([
    ['user', 'password is reset', user, reset, 204],
    ['password', 'password is reset', password, reset, 204],
    ['user', 'password is changed', user, change, 204],
    ['password', 'password is changed', password, change, 204],
    ['user', 'user is blocked', user, () => setStatus('BLOCKED'), undefined],
  ])('is not there after it was made while their %s was held and the %s', async (...line) => {
    const [, , held, end, status] = line
    const [, ended] = await lineUp(portal, held, makeAddress, end)
    if (status) expect(ended).toMatchObject({ status })
    await setStatus('ACTIVE')
    const { rows } = await portal.database.query('select user_id from calendar_addresses')
    expect(rows).toEqual([])
  })
})

describe('a link to a new password', () => {
  const email = 'ana.nova@test.example'
  const mails: Mail[] = []
  const sendLink = (id: string = randomUUID()) =>
    sendPasswordReset(
      {
        database: other.database,
        clock: { now: () => other.time.now },
        mailer: { send: async (mail: Mail) => void mails.push(mail) },
        letterhead: {
          name: 'Firma',
          contactEmail: 'contato@firma.example',
          accentColor: '#1d5c4b',
          logo: null,
        },
        publicUrl: 'https://portal.example',
      } as unknown as JobPorts,
      { kind: 'passwordReset', userId: person },
      { id } as Attempt,
    )
  const confirm = () => portal.call('confirmEmail', { body: { email, token: 'new' } })

  const askForEmail = async () => {
    await run('update users set email = $2 where id = $1', person, emailOf('ana'))
    await run(
      `insert into email_changes (user_id, email, requested_by, token_hashes, expires_at)
       values ($1, $2, $1, $3, '2026-04-10')`,
      person,
      email,
      [hashToken('new')],
    )
  }

  it.each([
    ['credentials', password],
    ['user', user],
  ])('goes to the e-mail that is confirmed at that moment: held %s', async (_, held) => {
    await askForEmail()
    mails.length = 0
    const [confirmed] = await lineUp(portal, held, confirm, sendLink)
    expect(confirmed.status).toBe(204)
    expect(mails.map(({ to }) => to)).toEqual([email])
  })

  it('is not made by a job that was cancelled when it ran', async () => {
    const id = randomUUID()
    const cancelled = `insert into pgboss.job (id, name, data, state) values ($1, $2, '{}', 'cancelled')`
    await run(cancelled, id, 'passwordReset')
    mails.length = 0
    await sendLink(id)
    expect(mails).toEqual([])
    const links =
      'select jsonb_array_length(reset_links) as count from credentials where user_id = $1'
    expect((await portal.database.query(links, [person])).rows).toEqual([{ count: 1 }])
  })

  it('to another e-mail waits in no circle with a change of the password', async () => {
    await askForEmail()
    const held = ['select from email_changes where user_id = $1 for update', person] as const
    const [confirmed, changed] = await lineUp(portal, held, confirm, change)
    expect([confirmed.status, changed.status]).toEqual([204, 204])
  })
})

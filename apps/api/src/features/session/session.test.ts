import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Command, plainCommand, toObjects } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { Mail } from '../../ports/mail/mailer.port.ts'
import { credentials } from '../../tables/session.table.ts'
import { mailsCausedBy } from '../../testing/mails-caused-by.ts'
import { emailOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { hashPassword } from '../credentials/passwords.ts'

const password = 'Segredo2026'
let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
  const passwordHash = await hashPassword(password)
  const people: PersonName[] = ['ana', 'bruno', 'davi', 'lia']
  await portal.database.system((transaction) =>
    transaction.run(
      toCommand(
        build
          .insert(credentials)
          .values(people.map((person) => ({ userId: userIdOf(person), passwordHash }))),
      ),
    ),
  )
})
afterAll(() => portal.close())
beforeEach(() =>
  portal.database.system((transaction) => transaction.run(plainCommand('delete from rate_limits'))),
)

const signIn = (person: PersonName, given = password, address = '127.0.0.1') =>
  portal.call('signIn', {
    body: { email: emailOf(person), password: given },
    headers: { 'x-forwarded-for': address },
  })
const rows = (text: string): Command<Record<string, unknown>[]> => ({
  text,
  params: [],
  read: toObjects,
})
const asToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const until = async (condition: () => boolean) => {
  for (let tries = 0; !condition() && tries < 500; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(condition()).toBe(true)
}

describe('signIn', () => {
  it('answers the user with their customer, and a token that works', async () => {
    const answer = await portal.call('signIn', {
      body: { email: emailOf('ana').toUpperCase(), password },
    })
    expect(answer.status).toBe(200)
    expect(answer.body.user).toMatchObject({ id: userIdOf('ana'), type: 'CUSTOMER' })
    expect(answer.body.user.Customer?.name).toBe('aurora')
    expect(answer.body.token).toMatch(/^[\w-]{43}$/)
    const me = await portal.call('getLoggedUser', asToken(answer.body.token))
    expect(me.body).toEqual(answer.body.user)
  })

  it('signs staff in, who have no customer', async () => {
    const { body } = await signIn('lia')
    expect(body.user).toMatchObject({ type: 'BACKOFFICE', customerId: null, Customer: null })
  })

  it('refuses a wrong password and an unknown e-mail alike', async () => {
    const wrong = await signIn('ana', 'Errada2026')
    const unknown = await portal.call('signIn', {
      body: { email: 'ninguem@test.example', password },
    })
    const without = await signIn('clara')
    expect(wrong.problem).toMatchObject({
      status: 400,
      code: 'INVALID_CREDENTIALS',
      message: 'Email e/ou senha inválidos',
    })
    for (const { problem } of [unknown, without]) {
      expect({ ...problem, requestId: '' }).toEqual({ ...wrong.problem, requestId: '' })
    }
  })

  it('says which field is missing, in Portuguese', async () => {
    const { problem } = await portal.call('signIn', { body: { email: 'x' } })
    expect(problem.errors).toEqual({
      email: 'Email inválido',
      password: 'Senha é obrigatório',
    })
  })

  it('lets no more than ten guesses pass in fifteen minutes, however many come at once', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 40 }, () => signIn('ana', 'Errada2026')),
    )
    expect(attempts.filter(({ status }) => status === 400)).toHaveLength(10)
    const limited = attempts.find(({ status }) => status === 429)
    expect(limited?.problem.code).toBe('RATE_LIMITED')
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signIn('ana')).status).toBe(429)
    portal.time.now = new Date(portal.time.now.getTime() + 16 * 60 * 1000)
    expect((await signIn('ana')).status).toBe(200)
  })

  it('locks nobody out because of a clock that ran ahead and was set back', async () => {
    const now = portal.time.now
    portal.time.now = new Date(now.getTime() + 10 * 24 * 60 * 60 * 1000)
    for (let count = 0; count < 11; count += 1) await signIn('lia', 'Errada2026')
    expect((await signIn('lia')).status).toBe(429)
    portal.time.now = now
    expect((await signIn('lia')).status).toBe(200)
  })

  it('does not count good sign-ins', async () => {
    for (let count = 0; count < 12; count += 1) expect((await signIn('davi')).status).toBe(200)
  })

  it('keeps a record of access without the e-mail', async () => {
    await signIn('bruno')
    const [entry] = await portal.database.system((transaction) =>
      transaction.run(
        rows(`select * from access_log where event = 'SIGN_IN' order by id desc limit 1`),
      ),
    )
    expect(entry).toMatchObject({ user_id: userIdOf('bruno'), address: '127.0.0.1' })
  })
})

describe('the session', () => {
  it('is stored as a hash only', async () => {
    const { body } = await signIn('bruno')
    const stored = await portal.database.system((transaction) =>
      transaction.run(rows('select * from sessions')),
    )
    expect(JSON.stringify(stored)).not.toContain(body.token)
  })

  it('ends when the user signs out, and only that one', async () => {
    const [first, second] = [await signIn('bruno'), await signIn('bruno')]
    expect((await portal.call('signOut', asToken(first.body.token))).status).toBe(204)
    expect((await portal.call('getLoggedUser', asToken(first.body.token))).status).toBe(401)
    expect((await portal.call('getLoggedUser', asToken(second.body.token))).status).toBe(200)
  })

  it('is not resumed when it ends between its look-up and its renewal', async () => {
    const { body } = await signIn('bruno')
    const resumed = rows(`select * from access_log where event = 'SESSION_RESUMED'`)
    const count = async () =>
      (await portal.database.system((transaction) => transaction.run(resumed))).length
    const before = await count()
    const { system } = portal.engine
    const ending = vi.spyOn(system, 'use').mockImplementationOnce(async (work) => {
      ending.mockRestore()
      await system.use((connection) =>
        connection.send([
          plainCommand('delete from sessions where user_id = $1', [userIdOf('bruno')]),
        ]),
      )
      return system.use(work)
    })
    expect((await portal.call('refreshSession', asToken(body.token))).status).toBe(401)
    expect(ending.mock.calls).toEqual([])
    expect(await count()).toBe(before)
  })

  it('is not resumed when its time is up between its look-up and its renewal', async () => {
    const { body } = await signIn('bruno')
    const now = portal.time.now
    const { tenant } = portal.engine
    const lookUp = vi.spyOn(tenant, 'use').mockImplementationOnce(async (work) => {
      lookUp.mockRestore()
      const found = await tenant.use(work)
      portal.time.now = new Date(now.getTime() + 365 * 24 * 60 * 60 * 1000)
      return found
    })
    const { status } = await portal.call('refreshSession', asToken(body.token))
    const isOver = portal.time.now > now
    portal.time.now = now
    expect([status, isOver]).toEqual([401, true])
  })

  it('ends when the user is disabled', async () => {
    const { body } = await signIn('davi')
    const set = (status: string) =>
      portal.database.system((transaction) =>
        transaction.run(
          plainCommand('update users set status = $1 where id = $2', [status, userIdOf('davi')]),
        ),
      )
    await set('BLOCKED')
    expect((await portal.call('getLoggedUser', asToken(body.token))).status).toBe(401)
    expect((await signIn('davi')).status).toBe(400)
    await set('ACTIVE')
  })
})

/** The token in the last of these e-mails. */
function toToken(person: PersonName, mails: readonly Mail[]): string {
  const mail = mails.at(-1)
  expect(mail?.to).toBe(emailOf(person))
  const link = /https:\/\/portal\.example\/reset-password\/email\/([^/]+)\/token\/([\w-]+)/.exec(
    mail?.text ?? '',
  )
  expect(decodeURIComponent(link?.[1] ?? '')).toBe(emailOf(person))
  return link?.[2] ?? ''
}
/** Requests a link and returns the token from the e-mail. */
const hasLink = ({ text }: Pick<Mail, 'text'>) => text.includes('/reset-password/')
const linkMails = () => portal.mails.filter(hasLink)
async function recover(person: PersonName): Promise<string> {
  portal.mails.length = 0
  const answer = await portal.call('requestPasswordReset', { body: { email: emailOf(person) } })
  expect(answer.status).toBe(204)
  await until(() => linkMails().length === 1)
  return toToken(person, linkMails())
}
/** The same, while the mail server accepts the e-mail without confirming it, so that it is sent twice. */
async function recoverTwice(person: PersonName): Promise<[first: string, second: string]> {
  // Ignores the notice of the previous reset, which may still be on its way.
  let isCut = false
  const send = vi.spyOn(portal.mailer, 'send').mockImplementation(async (mail) => {
    portal.mails.push(mail)
    if (isCut || !hasLink(mail)) return
    isCut = true
    throw new Error('The connection was cut')
  })
  const first = await recover(person)
  const retrying = `select id from pgboss.job where state = 'retry'`
  await expect.poll(async () => (await portal.database.query(retrying)).rows.length).toBe(1)
  await portal.database.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  portal.jobs.wake()
  await until(() => linkMails().length === 2)
  send.mockRestore()
  const [mail, again] = linkMails()
  expect(again?.id).toBe(mail?.id)
  return [first, toToken(person, linkMails())]
}
const reset = (person: PersonName, token: string, newPassword = 'Renovada2026') =>
  portal.call('resetPassword', { body: { email: emailOf(person), token, newPassword } })

describe('password recovery', () => {
  it('sends a link that sets a new password once, and ends all sessions', async () => {
    const { body } = await signIn('ana')
    const token = await recover('ana')
    expect((await reset('ana', token)).status).toBe(204)
    expect((await portal.call('getLoggedUser', asToken(body.token))).status).toBe(401)
    expect((await signIn('ana')).status).toBe(400)
    expect((await signIn('ana', 'Renovada2026')).status).toBe(200)

    const again = await reset('ana', token)
    expect(again.problem).toMatchObject({
      status: 400,
      code: 'TOKEN_EXPIRED',
      message: 'Token experirado! Refaça o processo de recuperação de senha.',
    })
  })

  it('forgets every device: none is taken for the user any more', async () => {
    const { body } = await signIn('ana', 'Renovada2026')
    expect((await reset('ana', await recover('ana'), 'Diferente2026')).status).toBe(204)
    const again = await portal.call('signIn', {
      body: {
        email: emailOf('ana'),
        password: 'Diferente2026',
        deviceTokens: [body.deviceToken],
      },
    })
    expect([again.status, again.body.deviceToken === body.deviceToken]).toEqual([200, false])
  })

  it('ends with the links of a user who is blocked, however soon they are let in again', async () => {
    const token = await recover('bruno')
    for (const status of ['BLOCKED', 'ACTIVE']) {
      await portal.database.query('update users set status = $1 where id = $2', [
        status,
        userIdOf('bruno'),
      ])
    }
    expect((await reset('bruno', token)).problem.code).toBe('TOKEN_EXPIRED')
  })

  it('lets one of fifty parallel uses of a token pass', async () => {
    const token = await recover('bruno')
    const uses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => reset('bruno', token, `Renovada2026x${index}`)),
    )
    expect(uses.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(uses.every(({ status }) => [204, 400, 429].includes(status))).toBe(true)
  })

  it('refuses an expired token and one of somebody else', async () => {
    const second = await recover('davi')
    expect((await reset('ana', second)).problem.code).toBe('TOKEN_EXPIRED')
    portal.time.now = new Date(portal.time.now.getTime() + 61 * 60 * 1000)
    expect((await reset('davi', second)).problem.code).toBe('TOKEN_EXPIRED')
  })

  it('sends an e-mail once more as the same one, of which either works, and both once', async () => {
    const [first, second] = await recoverTwice('ana')
    expect(first).not.toBe(second)
    expect((await reset('ana', first)).status).toBe(204)
    expect((await reset('ana', second)).problem.code).toBe('TOKEN_EXPIRED')

    const [, later] = await recoverTwice('ana')
    expect((await reset('ana', later, 'Renovada2027')).status).toBe(204)
  })

  it('works though somebody else asks for links and tries wrong ones', async () => {
    const token = await recover('davi')
    await recover('davi')
    for (let tries = 0; tries < 60; tries += 1) await reset('davi', `errado-${tries}`)
    expect((await reset('davi', 'errado')).status).toBe(429)
    expect((await reset('davi', token)).status).toBe(204)
    await until(() => portal.mails.some(({ subject }) => subject === 'A senha da sua conta mudou'))
  })

  it('is sent ten times a day and then once an hour, however often and by whomever it is asked for', async () => {
    const { now } = portal.time
    const ask = async (person: PersonName, i: number) => {
      const body = { email: i % 2 ? emailOf(person) : emailOf(person).toUpperCase() }
      const headers = { 'x-forwarded-for': `198.51.100.${i}` }
      return (await portal.call('requestPasswordReset', { body, headers })).status
    }
    const mails: number[] = []
    for (let quarter = 0; quarter < 8; quarter += 1) {
      portal.time.now = new Date(now.getTime() + quarter * 900_000)
      const sent = await mailsCausedBy(portal, async () => {
        for (let i = 0; i < 10; i += 1) expect(await ask('davi', i)).toBe(204)
      })
      mails.push(sent.filter(({ to }) => to === emailOf('davi')).length)
    }
    expect(mails).toEqual([10, 1, 0, 0, 0, 1, 0, 0])
    portal.time.now = new Date(now.getTime() + 24 * 3_600_000)
    const [mail] = await mailsCausedBy(portal, () => ask('davi', 1))
    expect(mail?.to).toBe(emailOf('davi'))
    portal.time.now = now
  })

  it('refuses the commonest passwords, and the name of the e-mail or the firm', async () => {
    const token = await recover('davi')
    expect((await reset('davi', token, 'Senha123')).problem.code).toBe('COMMON_PASSWORD')
    expect((await reset('davi', token, 'Tramite2026')).problem).toMatchObject({
      code: 'PERSONAL_PASSWORD',
      message: expect.stringContaining('ou do portal'),
    })
    expect((await reset('davi', token, 'Girassol2026')).status).toBe(204)
  })

  it('refuses a weak password before it uses the token up', async () => {
    const token = await recover('davi')
    expect((await reset('davi', token, 'fraca')).problem.code).toBe('WEAK_PASSWORD')
    expect((await reset('davi', token)).status).toBe(204)
  })

  it('answers an unknown e-mail alike and sends nothing', async () => {
    const sent = await mailsCausedBy(portal, async () => {
      const answer = await portal.call('requestPasswordReset', {
        body: { email: 'ninguem@test.example' },
      })
      expect(answer.status).toBe(204)
      await recover('lia')
    })
    expect(sent.map(({ to }) => to)).toEqual([emailOf('lia')])
  })

  it('keeps token and link out of the database and the logs', async () => {
    const token = await recover('lia')
    const tables = await portal.database.system((transaction) =>
      transaction.run(
        rows(`select (select json_agg(c) from credentials c) as credentials,
          (select json_agg(j.data) from pgboss.job j) as jobs`),
      ),
    )
    expect(JSON.stringify(tables)).not.toContain(token)
    expect(portal.logs.join('')).not.toContain(token)
    expect(portal.logs.join('')).not.toContain(emailOf('lia'))
  })
})

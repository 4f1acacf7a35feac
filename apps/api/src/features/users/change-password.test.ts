import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { credentials } from '../../tables/session.table.ts'
import { mailsCausedBy } from '../../testing/mails-caused-by.ts'
import { emailOf, tokenOf, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { hashPassword } from '../credentials/passwords.ts'

const password = 'Segredo2026'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  const passwordHash = await hashPassword(password)
  await portal.database.system((transaction) =>
    transaction.all(
      plainCommand('delete from rate_limits'),
      plainCommand('delete from access_log'),
      plainCommand('delete from credentials'),
      toCommand(build.insert(credentials).values({ userId: userIdOf('bruno'), passwordHash })),
    ),
  )
})

const change = (body: object, as: 'bruno' | 'clara' = 'bruno') =>
  portal.call('changePassword', {
    as,
    body: {
      currentPassword: password,
      newPassword: 'Renovada2026',
      newPasswordConfirm: 'Renovada2026',
      ...body,
    },
  })
const signIn = (given: string) =>
  portal.call('signIn', { body: { email: emailOf('bruno'), password: given } })

it('changes the password and ends the other sessions', async () => {
  const { body: other } = await signIn(password)
  expect((await change({})).status).toBe(204)
  expect((await portal.call('getLoggedUser', { as: 'bruno' })).status).toBe(200)
  const headers = { authorization: `Bearer ${other.token}` }
  expect((await portal.call('getLoggedUser', { headers })).status).toBe(401)
  expect((await signIn(password)).status).toBe(400)
  expect((await signIn('Renovada2026')).status).toBe(200)
})

it('stands when it is asked for again, as after an answer that was lost, and is told once', async () => {
  const sent = await mailsCausedBy(portal, async () => {
    expect((await change({})).status).toBe(204)
    expect((await change({})).status).toBe(204)
  })
  expect(sent).toHaveLength(1)
  expect((await signIn('Renovada2026')).status).toBe(200)
  expect((await change({ newPassword: 'Outra2026', newPasswordConfirm: 'Outra2026' })).status).toBe(
    400,
  )
})

it('tells nobody by the new one whether that is the current one', async () => {
  expect((await change({})).status).toBe(204)
  const { now } = portal.time
  portal.time.now = new Date(now.getTime() + 60 * 60 * 1000)
  const guessed = await change({ currentPassword: 'Errada2026' })
  portal.time.now = now
  expect(guessed.problem.code).toBe('PASSWORD_INCORRECT')
})

it.each([
  [{ currentPassword: 'Errada2026' }, 'PASSWORD_INCORRECT', 'currentPassword'],
  [{ newPasswordConfirm: 'Renovada2027' }, 'PASSWORD_MISMATCH', 'newPasswordConfirm'],
  [{ newPassword: 'fraca', newPasswordConfirm: 'fraca' }, 'WEAK_PASSWORD', 'newPassword'],
  [{ newPassword: 'x'.repeat(129) }, 'VALIDATION', 'newPassword'],
  [{ currentPassword: '' }, 'VALIDATION', 'currentPassword'],
])('refuses %o at its field', async (body, code, field) => {
  const { status, problem } = await change(body)
  expect([status, problem.code]).toEqual([400, code])
  expect(problem.errors).toHaveProperty(field)
  expect((await signIn(password)).status).toBe(200)
})

it('refuses who has no password yet as a wrong one', async () => {
  expect((await change({}, 'clara')).problem.code).toBe('PASSWORD_INCORRECT')
})

it('lets ten guesses pass in a quarter of an hour', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 15 }, () => change({ currentPassword: 'Errada2026' })),
  )
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10)
  expect((await change({})).status).toBe(429)
})

it('lets no more of them pass just after a change, when the new one is right as well', async () => {
  expect((await change({})).status).toBe(204)
  const codes: (string | undefined)[] = []
  for (let tries = 0; tries < 6; tries += 1) {
    const { problem } = await change({
      currentPassword: 'Errada2026',
      newPassword: 'Tentada2026',
      newPasswordConfirm: 'Tentada2026',
    })
    codes.push(problem.code)
  }
  expect(codes).toEqual([...Array(5).fill('PASSWORD_INCORRECT'), 'RATE_LIMITED'])
})

it('lets one of two parallel changes pass', async () => {
  const changes = await Promise.all(
    ['Renovada2027', 'Renovada2028'].map((newPassword) =>
      change({ newPassword, newPasswordConfirm: newPassword }),
    ),
  )
  expect(changes.map(({ status }) => status).sort()).toEqual([204, 400])
})

it('stops the links that would set it again', async () => {
  const [mail] = await mailsCausedBy(portal, () =>
    portal.call('requestPasswordReset', { body: { email: emailOf('bruno') } }),
  )
  const token = /token\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await change({})).status).toBe(204)
  const body = { email: emailOf('bruno'), token, newPassword: 'Tomada2026' }
  expect((await portal.call('resetPassword', { body })).problem.code).toBe('TOKEN_EXPIRED')
})

it('needs a session, keeps passwords out of the log and a record of the change', async () => {
  expect((await portal.call('changePassword', { body: {} })).status).toBe(401)
  await change({})
  expect(portal.logs.join('')).not.toMatch(/Segredo2026|Renovada2026/)
  expect(portal.logs.join('')).not.toContain(tokenOf('bruno'))
  const [events] = await portal.database.system((transaction) =>
    transaction.run({
      text: `select count(*) from access_log where event = 'PASSWORD_CHANGED' and user_id = $1`,
      params: [userIdOf('bruno')],
      read: ({ rows }) => rows.flat(),
    }),
  )
  expect(events).toBeGreaterThan(0)
})

it('forgets the devices of the other sessions, and knows its own one still', async () => {
  const [own, other] = [await signIn(password), await signIn(password)]
  const newPassword = 'Renovada2026'
  const { status } = await portal.call('changePassword', {
    headers: { authorization: `Bearer ${own.body.token}` },
    body: { currentPassword: password, newPassword, newPasswordConfirm: newPassword },
  })
  expect(status).toBe(204)
  for (const [{ body }, known] of [
    [own, true],
    [other, false],
  ] as const) {
    const deviceTokens = [body.deviceToken]
    const again = await portal.call('signIn', {
      body: { email: emailOf('bruno'), password: newPassword, deviceTokens },
    })
    expect(again.body.deviceToken === body.deviceToken).toBe(known)
  }
})

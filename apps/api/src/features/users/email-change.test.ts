import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { mailsCausedBy } from '../../testing/mails-caused-by.ts'
import { emailOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { untilQuiet } from '../../testing/until-quiet.ts'
import { hashPassword } from '../credentials/passwords.ts'

let portal: TestPortal
const password = 'Segredo2026'
beforeAll(async () => {
  portal = await startTestPortal()
  const hash = await hashPassword(password)
  await portal.database.system((transaction) =>
    transaction.run(
      plainCommand('insert into credentials (user_id, password_hash) select id, $1 from users', [
        hash,
      ]),
    ),
  )
})
afterAll(() => portal.close())
beforeEach(() =>
  portal.database.system((transaction) => transaction.run(plainCommand('delete from rate_limits'))),
)

const ask = (as: PersonName, of: PersonName, email: string, currentPassword?: string) =>
  portal.call('updateUser', {
    as,
    params: { id: userIdOf(of) },
    body: { email, ...(currentPassword && { currentPassword }) },
  })
const toLink = (text: string) => {
  const [, email = '', token = ''] =
    /confirm-email\/email\/([^/]+)\/token\/([\w-]+)/.exec(text) ?? []
  return { email: decodeURIComponent(email), token }
}
const confirm = (body: object) => portal.call('confirmEmail', { body })
const signIn = (email: string) => portal.call('signIn', { body: { email, password } })

it('counts when the link that went to the new e-mail comes back, and the old one is told', async () => {
  const email = 'nova.clara@test.example'
  let answer: Awaited<ReturnType<typeof ask>> | undefined
  const mails = await mailsCausedBy(portal, async () => {
    answer = await ask('ana', 'clara', email, password)
  })
  expect(answer?.body).toMatchObject({ email: emailOf('clara'), pendingEmail: email })
  const readBy = async (as: PersonName) =>
    (await portal.call('getUser', { as, params: { id: userIdOf('clara') } })).body.pendingEmail
  expect(await Promise.all((['clara', 'ana', 'lia', 'bruno'] as const).map(readBy))).toEqual([
    email,
    email,
    email,
    undefined,
  ])
  const link = mails.find(({ to }) => to === email)
  const notice = mails.find(({ to }) => to === emailOf('clara'))
  expect(mails).toHaveLength(2)
  expect(notice?.text).toContain('ana pediu')
  expect((await signIn(email)).status).toBe(400)
  expect((await portal.call('getLoggedUser', { as: 'clara' })).status).toBe(200)

  const body = toLink(link?.text ?? '')
  expect((await confirm({ ...body, email: 'outra@test.example' })).status).toBe(400)
  const devices = async () =>
    (
      await portal.database.query(
        `select token_hash from known_devices where user_id = '${userIdOf('clara')}'`,
      )
    ).rows
  await signIn(emailOf('clara'))
  expect(await devices()).toHaveLength(1)
  let news = 0
  portal.database.onMessageLeft(() => {
    news += 1
  })
  const told = await mailsCausedBy(portal, async () => {
    const answers = await Promise.all([confirm(body), confirm(body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400])
  })
  // The pages that show the customer's people are told.
  expect(news).toBe(1)
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([
    [emailOf('clara'), 'O e-mail da sua conta mudou'],
  ])
  expect((await portal.call('getLoggedUser', { as: 'clara' })).status).toBe(401)
  expect(await devices()).toEqual([])
  expect((await signIn(emailOf('clara'))).status).toBe(400)
  const { body: session } = await signIn(email)
  expect(session.user).toMatchObject({ id: userIdOf('clara'), email })
  expect(session.user).not.toHaveProperty('pendingEmail')
  expect((await confirm(body)).problem.code).toBe('EMAIL_LINK_EXPIRED')
})

it('can be taken back by whose it is and who asked for it, and its link is dead', async () => {
  const email = 'bruno.errado@test.example'
  const withdraw = async (as: PersonName, body = { email }) =>
    (await portal.call('withdrawEmailChange', { as, params: { id: userIdOf('bruno') }, body }))
      .status
  for (const as of ['bruno', 'ana', 'lia'] as const) expect(await withdraw(as)).toBe(404)
  for (const by of ['ana', 'lia', 'bruno'] as const) {
    const mails = await mailsCausedBy(portal, () => ask('ana', 'bruno', email, password))
    const link = toLink(mails.find(({ to }) => to === email)?.text ?? '')
    expect([await withdraw('nina'), await withdraw('davi')]).toEqual([404, 404])
    // Shown by a page that is older than the request which replaced it.
    expect(await withdraw(by, { email: 'antes@test.example' })).toBe(404)
    // Another change of the user, and the form of it that is open, have nothing to do with it.
    const read = () => portal.call('getUser', { as: 'ana', params: { id: userIdOf('bruno') } })
    const { headers } = await read()
    expect(await withdraw(by)).toBe(204)
    const after = await read()
    expect([after.body.pendingEmail, after.headers.etag]).toEqual([undefined, headers.etag])
    expect((await confirm(link)).problem.code).toBe('EMAIL_LINK_EXPIRED')
    expect(await withdraw(by)).toBe(404)
  }
})

it('asks for the password of who makes the change, also on the own account and of staff', async () => {
  const own = { as: 'bruno', body: { email: 'b@test.example', name: 'bruno' } } as const
  const without = await portal.call('updateLoggedUser', own)
  expect([without.status, without.problem.code]).toEqual([400, 'PASSWORD_REQUIRED'])
  expect(without.problem.errors).toHaveProperty('currentPassword')
  for (const [as, of] of [
    ['bruno', 'bruno'],
    ['lia', 'davi'],
    ['lia', 'rui'],
  ] as const) {
    const wrong = await ask(as, of, 'x@test.example', 'Errada2026')
    expect(wrong.problem.code).toBe('PASSWORD_INCORRECT')
  }
  const refused = await ask('rui', 'lia', 'x@test.example', password)
  expect(refused.problem.code).toBe('USER_EMAIL_PROTECTED')
})

it('asks the firm’s admins for theirs, who change the e-mail of none of their rank', async () => {
  const change = (of: PersonName, currentPassword?: string) =>
    portal.call('updateFirmUser', {
      as: 'lia',
      params: { id: userIdOf(of) },
      body: { email: 'x@test.example', ...(currentPassword && { currentPassword }) },
    })
  expect((await change('davi')).problem.code).toBe('PASSWORD_REQUIRED')
  expect((await change('davi', 'Errada2026')).problem.code).toBe('PASSWORD_INCORRECT')
  const appoint = (roles: string) =>
    portal.database.query('update users set roles = $1 where id = $2', [roles, userIdOf('rui')])
  await appoint('{FIRM_ADMIN}')
  expect((await change('rui', password)).problem.code).toBe('USER_EMAIL_PROTECTED')
  await appoint('{}')
})

it('stores other capitals of the same address at once, for whoever may replace it', async () => {
  const spelled = emailOf('bruno').toUpperCase()
  for (const [as, of, email] of [
    ['bruno', 'bruno', spelled],
    ['ana', 'bruno', emailOf('bruno')],
  ] as const) {
    const { status, body } = await ask(as, of, email)
    expect([status, body.email, body.pendingEmail]).toEqual([200, email, undefined])
  }
  for (const [as, of, code] of [
    ['bruno', 'ana', 'USER_EMAIL_PROTECTED'],
    ['rui', 'davi', 'FIRM_ADMIN_ONLY'],
  ] as const) {
    const { status, problem } = await ask(as, of, emailOf(of).toUpperCase())
    expect([status, problem.code]).toEqual([403, code])
  }
})

it('carries no sentence to an e-mail that nobody has confirmed', async () => {
  const email = 'estranho@test.example'
  const mails = await mailsCausedBy(portal, async () => {
    await portal.call('updateLoggedUser', {
      as: 'nina',
      body: {
        name: 'Seu processo foi bloqueado. Pague em evil.example/pix',
        email,
        currentPassword: password,
      },
    })
  })
  const sent = mails.find(({ to }) => to === email)
  expect(sent?.text).toContain('confirm-email')
  expect(sent?.text).not.toContain('evil.example')
})

it('tells nobody whether an e-mail is somebody’s', async () => {
  const answers = []
  for (const email of [emailOf('davi'), 'ninguem@test.example']) {
    let answer: Awaited<ReturnType<typeof ask>> | undefined
    const mails = await mailsCausedBy(portal, async () => {
      answer = await ask('nina', 'nina', email, password)
    })
    answers.push([answer?.status, answer?.body.pendingEmail === email])
    expect(mails.map(({ to }) => to)).toContain(emailOf('nina'))
    expect(mails.some(({ to }) => to === emailOf('davi'))).toBe(false)
  }
  expect(answers).toEqual([
    [200, true],
    [200, true],
  ])
  for (let tries = 0; tries < 8; tries += 1)
    await ask('nina', 'nina', `n${tries}@test.example`, password)
  expect((await ask('nina', 'nina', 'mais@test.example', password)).status).toBe(429)
})

it('does not count when it comes late, was replaced, taken meanwhile, or the password changed', async () => {
  const linkOf = async (email: string) => {
    const mails = await mailsCausedBy(portal, () => ask('davi', 'davi', email, password))
    return toLink(mails.find(({ to }) => to === email)?.text ?? '')
  }
  const first = await linkOf('d1@test.example')
  const second = await linkOf('d2@test.example')
  expect((await confirm(first)).problem.code).toBe('EMAIL_LINK_EXPIRED')
  await portal.call('createUser', { as: 'davi', body: { name: 'Eva', email: 'd2@test.example' } })
  expect((await confirm(second)).problem.code).toBe('EMAIL_UNAVAILABLE')

  const third = await linkOf('d3@test.example')
  const start = portal.time.now
  portal.time.now = new Date(start.getTime() + 24 * 3_600_000)
  expect((await confirm(third)).problem.code).toBe('EMAIL_LINK_EXPIRED')
  portal.time.now = start

  const fourth = await linkOf('d4@test.example')
  const change = {
    currentPassword: password,
    newPassword: 'Trocada2027',
    newPasswordConfirm: 'Trocada2027',
  }
  expect((await portal.call('changePassword', { as: 'davi', body: change })).status).toBe(204)
  expect((await confirm(fourth)).problem.code).toBe('EMAIL_LINK_EXPIRED')
  expect((await signIn(emailOf('davi'))).status).toBe(400)
})

it('counts by the link of each try that arrived: a mail server may take one and not say so', async () => {
  const email = 'clara.outra@test.example'
  const arrived: string[] = []
  const send = vi.spyOn(portal.mailer, 'send').mockImplementation(async ({ to, text }) => {
    if (to !== email) return
    arrived.push(text)
    if (arrived.length === 1) throw new Error('The connection ended before the answer')
  })
  const waiting = `select id from pgboss.job where state = 'retry' and name = 'emailConfirmation'`
  const count = async () => (await portal.database.query(waiting)).rows.length
  await ask('ana', 'clara', email, password)
  await portal.settle()
  await expect.poll(count).toBe(1)
  await portal.database.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  portal.jobs.wake()
  await untilQuiet(portal)
  send.mockRestore()

  const [first = '', second = ''] = arrived
  expect(toLink(first).token).not.toBe(toLink(second).token)
  expect((await confirm(toLink(first))).status).toBe(204)
  expect((await confirm(toLink(second))).problem?.code).toBe('EMAIL_LINK_EXPIRED')
})

it('invites who has no password yet, at the new e-mail', async () => {
  await portal.database.system((transaction) =>
    transaction.run(plainCommand('delete from credentials where user_id = $1', [userIdOf('nina')])),
  )
  const email = 'nina.certa@test.example'
  const mails = await mailsCausedBy(portal, () => ask('ana', 'nina', email, password))
  const link = toLink(mails.find(({ to }) => to === email)?.text ?? '')
  const told = await mailsCausedBy(portal, () => confirm(link))
  expect(told.map(({ to }) => to).sort()).toEqual([email, emailOf('nina')].sort())
  expect(told.find(({ to }) => to === email)?.text).toContain('/reset-password/')
})

it.each([
  ['is blocked', 'sofia', "status = 'BLOCKED'"],
  ['is no admin any more', 'ana', 'customer_admin = false'],
] as const)('does not count when who asked for it %s meanwhile', async (_, by, changed) => {
  const email = `clara.de.${by}@test.example`
  const set = (text: string) =>
    portal.database.query(`update users set ${text} where id = '${userIdOf(by)}'`)
  const mails = await mailsCausedBy(portal, () => ask(by, 'clara', email, password))
  const link = toLink(mails.find(({ to }) => to === email)?.text ?? '')
  await set(changed)
  expect((await confirm(link)).problem?.code).toBe('EMAIL_LINK_EXPIRED')
  await set(`status = 'ACTIVE', customer_admin = true`)
})

it('does not count when its user has as many rights meanwhile as who asked for it', async () => {
  const email = 'clara.admin@test.example'
  const mails = await mailsCausedBy(portal, () => ask('ana', 'clara', email, password))
  const link = toLink(mails.find(({ to }) => to === email)?.text ?? '')
  const set = (admin: boolean) =>
    portal.database.query(
      `update users set customer_admin = ${admin} where id = '${userIdOf('clara')}'`,
    )
  await set(true)
  expect((await confirm(link)).problem?.code).toBe('EMAIL_LINK_EXPIRED')
  await set(false)
})

it('is forgotten with a person who is blocked, asked for them or by them', async () => {
  const pending = async () =>
    (await portal.database.query('select user_id from email_changes')).rows.map(
      (row) => (row as { user_id: string }).user_id,
    )
  const block = async (person: PersonName) => {
    const params = { id: userIdOf(person) }
    const setStatus = (status: 'ACTIVE' | 'BLOCKED') =>
      portal.call('updateFirmUserStatus', { as: 'lia', params, body: { status } })
    expect((await setStatus('BLOCKED')).status).toBe(200)
    expect((await setStatus('ACTIVE')).status).toBe(200)
  }
  await ask('ana', 'clara', 'clara.a@test.example', password)
  await ask('ana', 'bruno', 'bruno.a@test.example', password)
  expect(await pending()).toEqual(expect.arrayContaining([userIdOf('clara'), userIdOf('bruno')]))
  await block('clara')
  expect(await pending()).not.toContain(userIdOf('clara'))
  expect(await pending()).toContain(userIdOf('bruno'))
  await block('ana')
  expect(await pending()).not.toContain(userIdOf('bruno'))
})

it('is forgotten with a new password of who asked for it for a colleague', async () => {
  const email = 'clara.roubada@test.example'
  const { token } = (await signIn(emailOf('ana'))).body
  const headers = { authorization: `Bearer ${token}` }
  const params = { id: userIdOf('clara') }
  const body = { email, currentPassword: password }
  const mails = await mailsCausedBy(portal, () =>
    portal.call('updateUser', { headers, params, body }),
  )
  const link = toLink(mails.find(({ to }) => to === email)?.text ?? '')
  const change = {
    currentPassword: password,
    newPassword: 'Trocada2027',
    newPasswordConfirm: 'Trocada2027',
  }
  expect((await portal.call('changePassword', { headers, body: change })).status).toBe(204)
  expect((await confirm(link)).problem?.code).toBe('EMAIL_LINK_EXPIRED')
})

it('leads the firm’s people to no page of the portal but the one for another password', async () => {
  const email = 'rui.novo@test.example'
  const asked = await mailsCausedBy(portal, () => ask('lia', 'rui', email, password))
  const link = asked.find(({ to }) => to === email)
  const told = await mailsCausedBy(portal, () => confirm(toLink(link?.text ?? '')))
  await portal.database.query('update users set email = $1 where id = $2', [
    emailOf('rui'),
    userIdOf('rui'),
  ])
  const linksOf = (mails: typeof told) =>
    mails.filter(({ to }) => to === emailOf('rui')).map(({ text }) => text.match(/https?:\S+/g))
  expect(linksOf(asked)).toEqual([[expect.stringMatching(/\/forgot$/)]])
  expect(linksOf(told)).toEqual([null])
})

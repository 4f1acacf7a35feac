import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { build, toCommand } from '../../db/statements.ts'
import { credentials } from '../../tables/session.table.ts'
import { emailOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { untilQuiet } from '../../testing/until-quiet.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { removeEndedSessions } from './remove-ended-sessions.job.ts'

const password = 'Segredo2026'
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  const passwordHash = await hashPassword(password)
  const people: PersonName[] = ['ana', 'bruno']
  const rows = people.map((person) => ({ userId: userIdOf(person), passwordHash }))
  await portal.database.system((transaction) =>
    transaction.run(toCommand(build.insert(credentials).values(rows))),
  )
})
afterAll(() => portal.close())
beforeEach(async () => {
  await untilQuiet(portal)
  await portal.database.query('delete from rate_limits')
  await portal.database.query('delete from known_devices')
  portal.mails.length = 0
})

interface SignIn {
  readonly password?: string
  readonly deviceTokens?: readonly string[]
  readonly address?: string
}
const signIn = (person: PersonName, { address = '127.0.0.1', ...given }: SignIn = {}) =>
  portal.call('signIn', {
    body: { email: emailOf(person), password, ...given },
    headers: { 'x-forwarded-for': address, 'user-agent': chrome },
  })
const guess = async (person: PersonName, times: number, given: SignIn = {}) => {
  const statuses: number[] = []
  for (let i = 0; i < times; i += 1) {
    statuses.push((await signIn(person, { password: `Errada202${i % 10}`, ...given })).status)
  }
  return statuses
}
async function deviceOf(person: PersonName): Promise<string> {
  const { status, body } = await signIn(person)
  expect(status).toBe(200)
  return body.deviceToken
}
const notices = async () => {
  await untilQuiet(portal)
  return portal.mails.filter(({ subject }) => subject === 'Novo acesso à sua conta')
}

describe('a device on which somebody has signed in', () => {
  it('lets them in while strangers guess at their account', async () => {
    const device = await deviceOf('ana')
    expect((await guess('ana', 12)).slice(-2)).toEqual([429, 429])
    expect((await signIn('ana')).status).toBe(429)
    const { status, body } = await signIn('ana', { deviceTokens: [device] })
    expect([status, body.deviceToken]).toEqual([200, device])
  })

  it('lets them in while somebody behind the same address guesses at everybody', async () => {
    const device = await deviceOf('ana')
    for (let i = 0; i < 51; i += 1) {
      const body = { email: `ninguem${i}@test.example`, password }
      await portal.call('signIn', { body, headers: { 'x-forwarded-for': '198.51.100.7' } })
    }
    const address = '198.51.100.7'
    expect((await signIn('ana', { address })).status).toBe(429)
    expect((await signIn('ana', { address, deviceTokens: [device] })).status).toBe(200)
  })

  it('gives ten guesses itself, which count nowhere else', async () => {
    const device = await deviceOf('ana')
    const statuses = await guess('ana', 11, { deviceTokens: [device] })
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    expect((await signIn('ana', { deviceTokens: [device] })).status).toBe(429)
    expect((await signIn('ana')).status).toBe(200)
  })

  it('counts its guesses apart from those of another device of theirs', async () => {
    const [phone, desk] = [await deviceOf('ana'), await deviceOf('ana')]
    expect((await guess('ana', 25, { deviceTokens: [phone] })).at(-1)).toBe(429)
    expect((await signIn('ana', { deviceTokens: [desk] })).status).toBe(200)
  })

  it('gives twenty guesses together with all other devices of theirs', async () => {
    const devices = [await deviceOf('ana'), await deviceOf('ana'), await deviceOf('ana')]
    const guesses = async (i: number, times: number) =>
      guess('ana', times, { deviceTokens: [devices[i] ?? ''] })
    expect([...(await guesses(0, 9)), ...(await guesses(1, 9))]).toEqual(Array(18).fill(400))
    expect(await guesses(2, 3)).toEqual([400, 400, 429])
    expect((await signIn('ana')).status).toBe(200)
  })

  it('is known of its user only, and each has their own token of it', async () => {
    const device = await deviceOf('ana')
    await guess('bruno', 11)
    expect((await signIn('bruno', { deviceTokens: [device] })).status).toBe(429)
    await portal.database.query('delete from rate_limits')
    const { body } = await signIn('bruno', { deviceTokens: [device] })
    expect(body.deviceToken).not.toBe(device)
    await guess('ana', 11)
    const both = [body.deviceToken, device]
    expect((await signIn('ana', { deviceTokens: both })).body.deviceToken).toBe(device)
  })

  it('is stored as a hash only, and forgotten after a year without a sign-in', async () => {
    const device = await deviceOf('ana')
    const stored = async () =>
      (await portal.database.query('select * from known_devices')).rows as object[]
    expect(JSON.stringify(await stored())).not.toContain(device)
    const { now } = portal.time
    const run = async (at: string) => {
      portal.time.now = new Date(at)
      await removeEndedSessions({
        database: portal.database,
        clock: { now: () => portal.time.now },
      })
    }
    await run('2027-03-09T12:00:00Z')
    expect(await stored()).toHaveLength(1)
    await run('2027-03-11T12:00:00Z')
    expect(await stored()).toEqual([])
    portal.time.now = now
  })

  it('is one of the twenty used last', async () => {
    const tokens: string[] = []
    const { now } = portal.time
    for (let i = 0; i < 22; i += 1) {
      portal.time.now = new Date(now.getTime() + i * 1000)
      tokens.push(await deviceOf('ana'))
    }
    await guess('ana', 11)
    const statusOf = async (i: number) =>
      (await signIn('ana', { deviceTokens: [tokens[i] ?? ''] })).status
    expect([await statusOf(1), await statusOf(2), await statusOf(21)]).toEqual([429, 200, 200])
    portal.time.now = now
  })
})

describe('a sign-in on a new device', () => {
  it('is told by e-mail, with when, where and what to do, but not the first', async () => {
    const device = await deviceOf('ana')
    expect(await notices()).toEqual([])
    await signIn('ana', { deviceTokens: [device] })
    expect(await notices()).toEqual([])

    await signIn('ana')
    const [mail, ...others] = await notices()
    expect(others).toEqual([])
    expect(mail?.to).toBe(emailOf('ana'))
    expect(mail?.text).toContain(
      'Alguém entrou na sua conta em 10/03/2026 às 09:00, de um dispositivo novo: Chrome no Windows.',
    )
    expect(mail?.text).toContain('Se não foi, crie outra senha agora')
    expect(mail?.text).toContain('/forgot')
  })

  it('is told once a day to a user whose program keeps nothing of its sign-ins', async () => {
    await deviceOf('ana')
    await deviceOf('bruno')
    const { now } = portal.time
    const at = async (hours: number) => {
      portal.time.now = new Date(now.getTime() + hours * 3_600_000)
      await deviceOf('ana')
      return (await notices()).length
    }
    expect([await at(0), await at(1), await at(23.9)]).toEqual([1, 1, 1])
    expect([await at(24.1), await at(25)]).toEqual([2, 2])
    await deviceOf('bruno')
    expect((await notices()).map(({ to }) => to).at(-1)).toBe(emailOf('bruno'))
    portal.time.now = now
  })

  it('is any device, once the user was blocked', async () => {
    const device = await deviceOf('ana')
    for (const status of ['BLOCKED', 'ACTIVE']) {
      await portal.database.query('update users set status = $1 where id = $2', [
        status,
        userIdOf('ana'),
      ])
    }
    const { body } = await signIn('ana', { deviceTokens: [device] })
    expect(body.deviceToken).not.toBe(device)
    expect(await notices()).toHaveLength(1)
  })

  it('is not told when the password was wrong', async () => {
    await deviceOf('ana')
    await guess('ana', 3)
    expect(await notices()).toEqual([])
  })
})

describe('tokens of devices', () => {
  it.each([
    ['too many', Array(6).fill('x'.repeat(43))],
    ['something else', ['<b>um dispositivo</b>']],
    ['not a list', 'x'.repeat(43)],
  ])('are refused: %s', async (_, deviceTokens) => {
    const body = { email: emailOf('ana'), password, deviceTokens }
    expect((await portal.call('signIn', { body })).status).toBe(400)
  })
})

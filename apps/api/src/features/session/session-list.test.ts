import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { build, toCommand } from '../../db/statements.ts'
import { credentials } from '../../tables/session.table.ts'
import { emailOf, idOf, type PersonName, testStart, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { hashPassword } from '../credentials/passwords.ts'

const password = 'Segredo2026'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  const passwordHash = await hashPassword(password)
  const people: PersonName[] = ['ana', 'davi', 'lia']
  const rows = people.map((person) => ({ userId: userIdOf(person), passwordHash }))
  await portal.database.system((transaction) =>
    transaction.run(toCommand(build.insert(credentials).values(rows))),
  )
})
afterAll(() => portal.close())
beforeEach(async () => {
  portal.time.now = testStart
  await portal.database.query(`delete from sessions where device_hash is not null`)
  await portal.database.query('delete from known_devices')
  await portal.database.query('delete from rate_limits')
})

async function signIn(person: PersonName, userAgent: string, ...deviceTokens: string[]) {
  const { status, body } = await portal.call('signIn', {
    body: { email: emailOf(person), password, deviceTokens },
    headers: { 'user-agent': userAgent },
  })
  expect(status).toBe(200)
  return { token: body.token, device: body.deviceToken }
}
const asToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const list = async (token: string) => {
  const { status, body } = await portal.call('listSessions', asToken(token))
  expect(status).toBe(200)
  return body.sessions
}
const statusOf = async (token: string) =>
  (await portal.call('getLoggedUser', asToken(token))).status
const isKnown = async (person: PersonName, device: string) => {
  const body = { email: emailOf(person), password, deviceTokens: [device] }
  return (await portal.call('signIn', { body })).body.deviceToken === device
}

describe('listSessions', () => {
  it('shows where one is signed in, this device first, then by last use, and nobody else', async () => {
    const phone = await signIn('davi', iphone)
    portal.time.now = new Date(testStart.getTime() + 60_000)
    const desk = await signIn('davi', windows)
    await signIn('ana', windows)
    const found = await list(phone.token)
    expect(found.map(({ device, current }) => [device, current])).toEqual([
      ['Safari no iPhone', true],
      ['Chrome no Windows', false],
      [null, false],
    ])
    expect(found[1]).toMatchObject({
      createdAt: '2026-03-10T12:01:00.000Z',
      lastUsedAt: '2026-03-10T12:01:00.000Z',
    })
    expect((await list(desk.token)).map(({ current }) => current)).toEqual([true, false, false])
  })

  it('shows nothing that has ended', async () => {
    const phone = await signIn('davi', iphone)
    portal.time.now = new Date(testStart.getTime() + 6 * 60 * 60 * 1000)
    const desk = await signIn('davi', windows)
    portal.time.now = new Date(testStart.getTime() + 13 * 60 * 60 * 1000)
    expect((await list(desk.token)).map(({ device }) => device)).toEqual([
      'Chrome no Windows',
      null,
    ])
    expect(await statusOf(phone.token)).toBe(401)
  })
})

describe('endSession', () => {
  it('ends one session, whose device is not known any more', async () => {
    const phone = await signIn('davi', iphone)
    const desk = await signIn('davi', windows)
    const id =
      (await list(desk.token)).find(({ device }) => device === 'Safari no iPhone')?.id ?? ''
    const ended = await portal.call('endSession', { ...asToken(desk.token), params: { id } })
    expect(ended.status).toBe(204)
    expect([await statusOf(phone.token), await statusOf(desk.token)]).toEqual([401, 200])
    expect(await isKnown('davi', phone.device)).toBe(false)
    expect(await isKnown('davi', desk.device)).toBe(true)
    const again = await portal.call('endSession', { ...asToken(desk.token), params: { id } })
    expect(again.status).toBe(404)
  })

  it('leaves the device of the call known after the end of an older session on it', async () => {
    const older = await signIn('davi', windows)
    const { token, device } = await signIn('davi', windows, older.device)
    const { id = '' } = (await list(token)).find(({ current }) => !current) ?? {}
    const ended = await portal.call('endSession', { ...asToken(token), params: { id } })
    expect([ended.status, await statusOf(older.token)]).toEqual([204, 401])
    expect(await isKnown('davi', device)).toBe(true)
  })

  it('forgets the device of the call with its session', async () => {
    const { token, device } = await signIn('davi', windows)
    const { id = '' } = (await list(token)).find(({ current }) => current) ?? {}
    const ended = await portal.call('endSession', { ...asToken(token), params: { id } })
    expect(ended.status).toBe(204)
    expect(await isKnown('davi', device)).toBe(false)
  })

  it.each(['davi', 'bruno', 'lia'] as const)('knows no session of others: %s', async (as) => {
    const { token } = await signIn('ana', windows)
    const id = (await list(token))[0]?.id ?? ''
    const foreign = await portal.call('endSession', { as, params: { id } })
    const unknown = await portal.call('endSession', { as, params: { id: idOf('no session') } })
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect({ ...foreign.problem, requestId: '' }).toEqual({ ...unknown.problem, requestId: '' })
    expect(await statusOf(token)).toBe(200)
  })

  it('knows no session that has ended by itself', async () => {
    const [phone, desk] = [await signIn('davi', iphone), await signIn('davi', windows)]
    const id =
      (await list(desk.token)).find(({ device }) => device === 'Safari no iPhone')?.id ?? ''
    const end = 'update sessions set expires_at = $2 where id = $1'
    await portal.database.query(end, [id, testStart.toISOString()])
    const ended = await portal.call('endSession', { ...asToken(desk.token), params: { id } })
    expect(ended.status).toBe(404)
    expect(await isKnown('davi', phone.device)).toBe(true)
  })

  it('refuses what is no id, and nobody', async () => {
    expect((await portal.call('endSession', { as: 'ana', params: { id: 'x' } })).status).toBe(400)
    expect((await portal.call('endSession', { params: { id: idOf('x') } })).status).toBe(401)
    expect((await portal.call('listSessions')).status).toBe(401)
    expect((await portal.call('endOtherSessions')).status).toBe(401)
  })
})

describe('endOtherSessions', () => {
  it('leaves the session of the call, its device, and other people', async () => {
    const [phone, desk] = [await signIn('lia', iphone), await signIn('lia', windows)]
    const other = await signIn('ana', windows)
    const { status } = await portal.call('endOtherSessions', asToken(desk.token))
    expect(status).toBe(204)
    expect((await list(desk.token)).map(({ current }) => current)).toEqual([true])
    expect([await statusOf(phone.token), await statusOf(other.token)]).toEqual([401, 200])
    expect(await isKnown('lia', phone.device)).toBe(false)
    expect(await isKnown('lia', desk.device)).toBe(true)
    expect(await isKnown('ana', other.device)).toBe(true)
  })
})

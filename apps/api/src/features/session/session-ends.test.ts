import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toObjects } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { hashToken } from '../../http/bearer.ts'
import { credentials } from '../../tables/session.table.ts'
import { emailOf, testStart, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { hashPassword } from '../credentials/passwords.ts'

const password = 'Segredo2026'
const HOURS = 60 * 60 * 1000
const DAYS = 24 * HOURS

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({
    variables: {
      SESSION_IDLE_HOURS: '2',
      SESSION_MAX_DAYS: '1',
      REMEMBERED_SESSION_MAX_DAYS: '60',
    },
  })
  const row = { userId: userIdOf('ana'), passwordHash: await hashPassword(password) }
  await portal.database.system((transaction) =>
    transaction.run(toCommand(build.insert(credentials).values(row))),
  )
})
afterAll(() => portal.close())

const asToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
async function signIn(remember: boolean): Promise<string> {
  portal.time.now = testStart
  const { status, body } = await portal.call('signIn', {
    body: { email: emailOf('ana'), password, remember },
  })
  expect(status).toBe(200)
  return body.token
}
const at = (sinceSignIn: number) => {
  portal.time.now = new Date(testStart.getTime() + sinceSignIn)
}
async function use(token: string): Promise<number> {
  const { status } = await portal.call('getLoggedUser', asToken(token))
  // The use is recorded in parallel to the request.
  const countDue = async () => {
    const { rows } = await portal.database.query(
      `select from sessions where token_hash = $1 and expires_at > $2
        and coalesce(last_used_at, created_at) <= $2::timestamptz - interval '5 minutes'`,
      [hashToken(token), portal.time.now.toISOString()],
    )
    return rows.length
  }
  await expect.poll(countDue).toBe(0)
  return status
}
const refresh = async (token: string) =>
  (await portal.call('refreshSession', asToken(token))).status

describe('a session of a page', () => {
  it('ends when nobody has used it for as long as the firm has configured', async () => {
    const token = await signIn(false)
    at(2 * HOURS - 1000)
    expect(await use(token)).toBe(200)
    at(4 * HOURS - 2000)
    expect(await use(token)).toBe(200)
    at(6 * HOURS)
    expect(await use(token)).toBe(401)
    expect(await refresh(token)).toBe(401)
  })

  it('is noted as used once in five minutes', async () => {
    const token = await signIn(false)
    const lastUse = async () => {
      const [row] = await portal.database.system((transaction) =>
        transaction.run({
          text: `select extract(epoch from last_used_at - created_at)::int as seconds from sessions
            where user_id = $1 and last_used_at is not null order by id desc limit 1`,
          params: [userIdOf('ana')],
          read: toObjects<{ seconds: number }>,
        }),
      )
      return row?.seconds
    }
    for (const [seconds, noted] of [
      [301, 301],
      [500, 301],
      [602, 602],
    ] as const) {
      at(seconds * 1000)
      expect(await use(token)).toBe(200)
      await expect.poll(lastUse).toBe(noted)
    }
  })

  it('ends at its last instant however much it is used', async () => {
    const token = await signIn(false)
    for (let hours = 1; hours < 24; hours += 1) {
      at(hours * HOURS)
      expect(await refresh(token)).toBe(200)
    }
    at(24 * HOURS - 1)
    expect(await use(token)).toBe(200)
    at(24 * HOURS)
    expect(await use(token)).toBe(401)
  })

  it('does not live on because a page is left open', async () => {
    const token = await signIn(false)
    at(1 * HOURS)
    const address = await portal.app.listen({ port: 0, host: '127.0.0.1' })
    const controller = new AbortController()
    const stream = await fetch(`${address}/api/events`, {
      ...asToken(token),
      signal: controller.signal,
    })
    expect(stream.status).toBe(200)
    controller.abort()
    await portal.settle()
    at(2 * HOURS + 1000)
    expect(await use(token)).toBe(401)
  })
})

describe("a session with 'Lembrar de mim'", () => {
  it('lives thirty days after its last use, and never longer than configured', async () => {
    const token = await signIn(true)
    at(29 * DAYS)
    expect(await use(token)).toBe(200)
    at(58 * DAYS)
    expect(await refresh(token)).toBe(200)
    at(60 * DAYS - 1)
    expect(await use(token)).toBe(200)
    at(60 * DAYS)
    expect(await use(token)).toBe(401)
  })

  it('ends without a use', async () => {
    const token = await signIn(true)
    at(30 * DAYS)
    expect(await use(token)).toBe(401)
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, toCommand } from '../../db/statements.ts'
import { credentials } from '../../tables/session.table.ts'
import { emailOf, userIdOf } from '../../testing/test-firm.ts'
import { startSecondPortal, startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { hashPassword } from '../credentials/passwords.ts'

// PGlite has one process.
const password = 'Segredo2026'
let portals: [TestPortal, TestPortal]
beforeAll(async () => {
  const first = await startTestPortal()
  portals = [first, await startSecondPortal(first)]
  const row = { userId: userIdOf('ana'), passwordHash: await hashPassword(password) }
  await first.database.system((transaction) =>
    transaction.run(toCommand(build.insert(credentials).values(row))),
  )
})
afterAll(async () => {
  for (const portal of portals.toReversed()) await portal.close()
})

const signIn = (process: 0 | 1, given: object = {}) =>
  portals[process].call('signIn', { body: { email: emailOf('ana'), password, ...given } })

it('a device is known to both processes, which count guesses elsewhere together', async () => {
  const { body } = await signIn(0)
  const guesses = await Promise.all(
    Array.from({ length: 24 }, (_, i) => signIn(i % 2 ? 1 : 0, { password: 'Errada2026' })),
  )
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10)
  for (const process of [0, 1] as const) {
    expect((await signIn(process)).status).toBe(429)
    const answer = await signIn(process, { deviceTokens: [body.deviceToken] })
    expect([answer.status, answer.body.deviceToken]).toEqual([200, body.deviceToken])
  }
})

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { raiseDemand } from '../../testing/test-demands.ts'
import { emailOf, testStart, userIdOf } from '../../testing/test-firm.ts'
import { startSecondPortal, startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { untilQuiet } from '../../testing/until-quiet.ts'

/** Several news of a demand within ten minutes make one e-mail, whatever starts, ends or fails in between. */

const MINUTE = 60_000
const variables = { DEMAND_MAIL_MINUTES: '10' }
const sent: { readonly to: string; readonly text: string; readonly subject: string }[] = []
const mailer = {
  send: async (mail: { to: string; text: string; subject: string }) => void sent.push(mail),
  close: async () => {},
}

let first: TestPortal
/** A second process, if the engine allows one; otherwise the same. */
let second: TestPortal
beforeAll(async () => {
  first = await startTestPortal({ variables, mailer })
  second = first.source.second ? await startSecondPortal(first, { variables, mailer }) : first
})
afterAll(async () => {
  if (second !== first) await second.close()
  await first.close()
})
let now = testStart
function travel(ms: number): void {
  now = new Date(now.getTime() + ms)
  for (const portal of [first, second]) portal.time.now = now
}
/** Both processes do everything that is due. */
async function settle(): Promise<void> {
  await Promise.all([first, second, first].map((portal) => portal.settle()))
  await untilQuiet(first)
}
const say = (portal: TestPortal, id: string, content: string) =>
  portal.call('postDemandMessage', { as: 'lia', params: { id }, body: { content } })
const query = async <T>(text: string) => (await first.database.query(text)).rows as T[]

beforeEach(async () => {
  travel(60 * MINUTE)
  await settle()
  sent.length = 0
})

it('gathers for ten minutes from the first news, and begins anew after that', async () => {
  const { id } = await raiseDemand(first)
  await settle()
  await say(first, id, 'Primeira.')
  await settle()
  travel(9 * MINUTE + 59_000)
  await say(first, id, 'Segunda.')
  await settle()
  expect(sent).toEqual([])

  travel(1000)
  await settle()
  expect(sent.map(({ to }) => to)).toEqual([emailOf('ana')])
  const text = sent[0]?.text ?? ''
  expect(text.indexOf('> Primeira.')).toBeGreaterThan(0)
  expect(text.indexOf('> Segunda.')).toBeGreaterThan(text.indexOf('> Primeira.'))

  await say(first, id, 'Terceira.')
  await settle()
  expect(sent).toHaveLength(1)
  travel(10 * MINUTE)
  await settle()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.text).toContain('> Terceira.')
  expect(sent[1]?.text).not.toContain('> Primeira.')
})

it('makes one e-mail for each reader of what two processes carry out at once', async () => {
  const body = { usersToNotify: [userIdOf('bruno'), userIdOf('clara')] }
  const { id } = await raiseDemand(first, { body })
  await settle()
  travel(10 * MINUTE)
  await settle()
  sent.length = 0
  const count = 24
  await Promise.all(
    Array.from({ length: count }, (_, i) => say(i % 2 === 0 ? first : second, id, `linha-${i}-`)),
  )
  await settle()
  travel(10 * MINUTE)
  await settle()
  await settle()
  expect(sent.map(({ to }) => to).sort()).toEqual(['ana', 'bruno', 'clara'].map(emailOf as never))
  for (const { text } of sent) {
    for (let i = 0; i < count; i += 1) expect(text.split(`linha-${i}-`)).toHaveLength(2)
  }
  expect(await query('select * from demand_mails')).toEqual([])
})

it('keeps an e-mail that cannot be handed over, and sends it once when it can', async () => {
  const { id } = await raiseDemand(first)
  await say(first, id, 'Segue.')
  await settle()
  travel(10 * MINUTE)
  await query('alter table pgboss.job_common add constraint never check (false) not valid')
  await expect(first.settle()).rejects.toThrow()
  expect(await query('select * from demand_mails')).toHaveLength(1)
  await query('alter table pgboss.job_common drop constraint never')
  await settle()
  await settle()
  expect(sent.map(({ to }) => to)).toEqual([emailOf('ana')])
})

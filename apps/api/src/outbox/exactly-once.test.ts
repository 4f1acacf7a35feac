import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leaveMessage } from '../outbox/outbox.store.ts'
import { emailOf, type PersonName, userIdOf } from '../testing/test-firm.ts'
import { startSecondPortal, startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { untilQuiet } from '../testing/until-quiet.ts'

/** The effects of a write happen once for each reader, whatever starts, ends or fails in between. */

let first: TestPortal
/** A second process, if the engine allows one; otherwise the same. */
let second: TestPortal
const sent: { readonly to: string; readonly id: string; readonly subject: string }[] = []
/** How the first attempt to send an e-mail fails: refused, or accepted without a confirmation. */
let fault: 'refused' | 'unconfirmed' | null = null
const failed = new Set<string>()

const mailer = {
  async send(mail: { to: string; id: string; subject: string }) {
    const failure = failed.has(mail.id) ? null : fault
    if (failure !== 'refused') sent.push(mail)
    if (failure === null) return
    failed.add(mail.id)
    throw new Error('450 later')
  },
  async close() {},
}

beforeAll(async () => {
  first = await startTestPortal({ mailer })
  second = first.source.second ? await startSecondPortal(first, { mailer }) : first
})
afterAll(async () => {
  if (second !== first) await second.close()
  await first.close()
})

const readers: readonly PersonName[] = ['bruno', 'clara']
const raise = (portal: TestPortal, name: string) =>
  portal.call('createDemand', {
    as: 'ana',
    body: { name, description: 'x', usersToNotify: readers.map(userIdOf) },
  })
const query = async <T>(text: string) => (await first.database.query(text)).rows as T[]
/** `reader name` of each e-mail, sorted. */
const mails = (prefix: string) =>
  sent
    .filter(({ subject }) => subject.includes(prefix))
    .map(({ to, subject }) => `${to} ${subject.split(' ').at(-1)}`)
    .sort()
const notifications = async (prefix: string) =>
  (
    await query<{ pair: string }>(
      `select u.email || ' ' || n.description as pair from notifications n
       join users u on u.id = n.user_id where n.description like '${prefix}%' order by 1`,
    )
  ).map(({ pair }) => pair)
const expected = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${prefix}${i}`)
    .flatMap((name) => readers.map((reader) => `${emailOf(reader)} ${name}`))
    .sort()

/** Waits until this many e-mails are due for another attempt. */
async function untilRetry(count: number): Promise<void> {
  await first.settle()
  const waiting = `select id from pgboss.job where state = 'retry'`
  await expect.poll(async () => (await query(waiting)).length).toBe(count)
}
async function tryAgain(): Promise<void> {
  await query(`update pgboss.job set start_after = now() where state = 'retry'`)
  for (const portal of [first, second]) portal.jobs.wake()
}

/** Leaves time for late duplicates, from remaining work and from concurrent processes. */
async function settle(): Promise<void> {
  await untilQuiet(first)
  await new Promise((resolve) => setTimeout(resolve, 200))
}

describe('with all processes at work', () => {
  it('every change makes one notification and one e-mail for each reader', async () => {
    const count = 40
    const answers = await Promise.all(
      Array.from({ length: count }, (_, i) => raise(i % 2 === 0 ? first : second, `caso-${i}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(201))
    await Promise.all([first, second, first, second].map((portal) => portal.settle()))
    await expect.poll(() => mails('caso-').length).toBe(2 * count)
    await settle()
    expect(mails('caso-')).toEqual(expected('caso-', count))
    expect(await notifications('caso-')).toEqual(expected('caso-', count))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length)
    expect(await query('select * from outbox')).toEqual([])
  })

  it('an e-mail that was refused at first arrives once as well', async () => {
    fault = 'refused'
    await Promise.all([raise(first, 'tarde-0'), raise(second, 'tarde-1')])
    await untilRetry(4)
    expect(mails('tarde-')).toEqual([])
    await tryAgain()
    await expect.poll(() => mails('tarde-').length).toBe(4)
    await settle()
    expect(mails('tarde-')).toEqual(expected('tarde-', 2))
    expect(await notifications('tarde-')).toEqual(expected('tarde-', 2))
    fault = null
  })

  it('an e-mail that was taken unnoticed is sent again, and is the same one', async () => {
    fault = 'unconfirmed'
    await raise(first, 'corte-0')
    await untilRetry(2)
    await tryAgain()
    await expect.poll(() => mails('corte-').length).toBe(4)
    await settle()
    const copies = sent.filter(({ subject }) => subject.includes('corte-'))
    const ofReader = Map.groupBy(copies, ({ to }) => to)
    expect([...ofReader.keys()].sort()).toEqual(readers.map(emailOf).sort())
    for (const [one, ...others] of ofReader.values()) expect(others).toEqual([one])
    expect(new Set(copies.map(({ id }) => id)).size).toBe(readers.length)
    fault = null
  })
})

describe('a message', () => {
  it('whose work fails half-way is carried out once when it can be', async () => {
    await query('alter table notifications add constraint never check (false) not valid')
    await raise(first, 'meio-0')
    await first.settle()
    expect(await query('select * from outbox')).not.toEqual([])
    await query('alter table notifications drop constraint never')
    await Promise.all([first.settle(), second.settle()])
    await expect.poll(() => mails('meio-').length).toBe(2)
    await settle()
    expect(mails('meio-')).toEqual(expected('meio-', 1))
    expect(await notifications('meio-')).toEqual(expected('meio-', 1))
  })

  it('may be a job that a request asks for', async () => {
    const job = { kind: 'invitation', userId: userIdOf('bruno') } as const
    await first.database.query(
      'insert into credentials (user_id) values ($1) on conflict do nothing',
      [userIdOf('bruno')],
    )
    await first.database.tenant(
      { customerId: null, userId: userIdOf('lia'), staff: true },
      async (transaction) =>
        transaction.defer(leaveMessage(null, { kind: 'job', job }, new Date())),
    )
    await Promise.all([first.settle(), second.settle()])
    await expect.poll(() => mails('Seu acesso').length).toBe(1)
    await settle()
    expect(mails('Seu acesso')).toHaveLength(1)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toObjects } from '../db/command.ts'
import { userIdOf } from '../testing/test-firm.ts'
import { startSecondPortal, startTestPortal, type TestPortal } from '../testing/test-portal.ts'

/** The number of creates, and how often each is sent, alternating between two processes. */
const CREATES = 1000
const COPIES = 5
/** Number of concurrent creates. */
const AT_ONCE = 20

// PGlite has one process.
describe('creates that are sent again and again', () => {
  let portals: TestPortal[]
  beforeAll(async () => {
    const first = await startTestPortal()
    portals = [first, await startSecondPortal(first)]
  })
  afterAll(async () => {
    for (const portal of portals.toReversed()) await portal.close()
  })

  async function createOnce(number: number): Promise<string> {
    const copies = await Promise.all(
      Array.from({ length: COPIES }, (_, copy) =>
        portals[copy % 2]?.call('createDemand', {
          as: 'ana',
          headers: { 'idempotency-key': `create-${number}` },
          body: {
            name: `Demanda ${number}`,
            description: 'Uma só.',
            usersToNotify: [userIdOf('bruno')],
          },
        }),
      ),
    )
    expect(copies.map((answer) => answer?.status)).toEqual(Array(COPIES).fill(201))
    const ids = new Set(copies.map((answer) => answer?.body.id))
    expect(ids.size).toBe(1)
    return [...ids][0] ?? ''
  }

  const countRows = async () => {
    const [row] = await (portals[0] as TestPortal).database.system((transaction) =>
      transaction.run({
        text: `select (select count(*) from demands) as demands,
          (select count(distinct name) from demands) as names,
          (select count(*) from notifications where user_id = $1) as notifications,
          (select count(distinct demand_id) from notifications) as notified,
          (select count(*) from notifications where user_id <> $1) as others`,
        params: [userIdOf('bruno')],
        read: toObjects,
      }),
    )
    return row
  }

  it(`make ${CREATES} rows, one mail and one notification each`, async () => {
    const made = new Set<string>()
    for (let number = 0; number < CREATES; number += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, i) => createOnce(number + i))
      for (const id of await Promise.all(some)) made.add(id)
    }
    expect(made.size).toBe(CREATES)
    await Promise.all(portals.map((portal) => portal.settle()))
    expect(await countRows()).toEqual({
      demands: CREATES,
      names: CREATES,
      notifications: CREATES,
      notified: CREATES,
      others: 0,
    })

    const mails = () => portals.flatMap((portal) => portal.mails)
    await expect.poll(() => mails().length, { interval: 200 }).toBe(CREATES)
    expect(new Set(mails().map(({ to }) => to)).size).toBe(1)
    const subjects = mails().map((mail) => JSON.stringify(mail))
    for (const id of made) expect(subjects.filter((mail) => mail.includes(id)).length).toBe(1)
  })
})

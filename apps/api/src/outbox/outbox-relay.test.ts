import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainCommand, toObjects } from '../db/command.ts'
import { businessIdOf, type PersonName, personNames, userIdOf } from '../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { untilQuiet } from '../testing/until-quiet.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await untilQuiet(portal)
  await portal.database.system((transaction) =>
    transaction.all(
      plainCommand('delete from notifications'),
      plainCommand('delete from pgboss.job'),
    ),
  )
  portal.mails.length = 0
})

const create = async (body: object = {}, as: PersonName = 'ana') =>
  (await portal.call('createDemand', { as, body: { name: 'Acordo', description: 'x', ...body } }))
    .body
const write = (id: string, body: object) =>
  portal.call('createDemandItem', { as: 'lia', params: { id }, body })

/** The names of those notified. */
async function notified(): Promise<string[]> {
  await portal.settle()
  const rows = await portal.database.system((transaction) =>
    transaction.run({
      text: 'select user_id from notifications order by id',
      params: [],
      read: (answer) => toObjects<{ user_id: string }>(answer),
    }),
  )
  return rows
    .map(({ user_id }) => personNames.find((name) => userIdOf(name) === user_id) ?? '?')
    .sort()
}
/** The names of those who were sent an e-mail, once all are sent. */
async function mailed(): Promise<string[]> {
  await untilQuiet(portal)
  return portal.mails.map(({ to }) => to.split('@')[0] ?? '').sort()
}

describe('a change of a demand', () => {
  it('reaches those who follow it, never its author', async () => {
    const { id } = await create({ usersToNotify: [userIdOf('clara'), userIdOf('bruno')] })
    expect(await notified()).toEqual(['bruno', 'clara'])
    expect(await mailed()).toEqual(['bruno', 'clara'])
    await portal.call('followDemand', { as: 'bruno', params: { id }, body: { following: false } })
    await write(id, { type: 'MESSAGE', content: 'Segue.' })
    expect((await notified()).slice(-2)).toEqual(['clara', 'clara'])
    expect(await notified()).toContain('ana')
  })

  it('reaches the assignee', async () => {
    const { id } = await create()
    await portal.settle()
    await portal.call('updateDemandStatus', {
      as: 'lia',
      params: { id },
      body: { statusKey: 'OPEN', backofficeUserId: userIdOf('rui') },
    })
    await portal.call('postDemandMessage', { as: 'clara', params: { id }, body: { content: 'x' } })
    expect(await notified()).toEqual(['ana', 'ana', 'rui', 'rui'])
  })

  it('never reaches who cannot see a private demand', async () => {
    const { id } = await create({ private: true, usersToNotify: [userIdOf('clara')] }, 'bruno')
    await portal.database.system((transaction) =>
      transaction.run(
        plainCommand('update demands set following = following || $2::uuid where id = $1', [
          id,
          userIdOf('ana'),
        ]),
      ),
    )
    await write(id, { type: 'MESSAGE', content: 'x' })
    expect(await notified()).not.toContain('ana')
    expect(await mailed()).not.toContain('ana')
  })

  it('never reaches who has lost its business, but super admins have all', async () => {
    const { id } = await create({ usersToNotify: [userIdOf('clara'), userIdOf('sofia')] })
    expect(await mailed()).toEqual(['clara', 'sofia'])
    portal.mails.length = 0
    const change = (operation: 'associateBusinessUser' | 'dissociateBusinessUser') =>
      portal.call(operation, {
        as: 'lia',
        body: { businessId: businessIdOf('aurora-1'), userId: userIdOf('clara') },
      })
    await change('dissociateBusinessUser')
    await write(id, { type: 'MESSAGE', content: 'x' })
    expect(await notified()).toEqual(['ana', 'clara', 'sofia', 'sofia'])
    expect(await mailed()).toEqual(['ana', 'sofia'])
    await change('associateBusinessUser')
  })

  it('that is internal never reaches customers', async () => {
    const { id } = await create({ usersToNotify: [userIdOf('clara')] })
    await portal.settle()
    await portal.database.system((transaction) =>
      transaction.run(plainCommand('delete from notifications')),
    )
    await write(id, { type: 'PRIVATE_MESSAGE', content: 'x' })
    expect(await notified()).toEqual([])
  })

  it('is shown with the name of the demand', async () => {
    const { id } = await create({ usersToNotify: [userIdOf('clara')] })
    await portal.settle()
    const { body } = await portal.call('listNotifications', { as: 'clara' })
    expect(body.notifications[0]).toMatchObject({
      title: 'ana criou a demanda',
      description: 'Acordo',
      link: id,
      type: 'DEMAND',
      isReaded: false,
    })
    expect(body.unread).toBe(1)
  })

  it('is carried out once, though many processes look', async () => {
    await create({ usersToNotify: [userIdOf('clara')] })
    await Promise.all(Array.from({ length: 5 }, () => portal.relay.drain()))
    expect(await notified()).toEqual(['clara'])
  })

  it('is carried out though a message before it never can be, which waits', async () => {
    await portal.database.system((transaction) =>
      transaction.run(
        plainCommand(
          `insert into outbox (message, created_at) values ('{"kind":"peopleNotified"}', now())`,
        ),
      ),
    )
    await create({ usersToNotify: [userIdOf('clara')] })
    expect(await notified()).toEqual(['clara'])
    const { rows } = await portal.database.query('delete from outbox returning message')
    expect(rows).toEqual([{ message: { kind: 'peopleNotified' } }])
    expect(portal.logs.filter((line) => line.includes('is held back'))).toHaveLength(1)
    // The reason for the failed batch is logged, since each message alone may succeed.
    const [batch] = portal.logs.filter((line) => line.includes('outbox batch failed'))
    expect(batch).toContain('"stack"')
  })

  it('waits for a program that knows it, and holds up no other', async () => {
    const later = [{ kind: 'fromTomorrow' }, { kind: 'job', job: { kind: 'fromTomorrow' } }]
    for (const message of later) {
      await portal.database.query('insert into outbox (message, created_at) values ($1, now())', [
        JSON.stringify(message),
      ])
    }
    await create({ usersToNotify: [userIdOf('clara')] })
    expect(await notified()).toEqual(['clara'])
    const { rows } = await portal.database.query('delete from outbox returning message')
    expect(rows).toEqual(later.map((message) => ({ message })))
  })
})

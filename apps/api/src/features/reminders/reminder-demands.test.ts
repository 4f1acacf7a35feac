import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { selectRows } from '../../testing/test-finance.ts'
import {
  businessIdOf,
  customerIdOf,
  idOf,
  type PersonName,
  userIdOf,
} from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { addFirmReminder, addReminder } from '../../testing/test-reminders.ts'
import { upload } from '../../testing/test-uploads.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const link = (as: PersonName, demandId: string, reminderId: string) =>
  portal.call('linkReminder', { as, params: { demandId, reminderId } })
const unlink = (as: PersonName, id: string) => portal.call('unlinkReminder', { as, params: { id } })
const get = async (as: PersonName, id: string) =>
  (await portal.call('getReminder', { as, params: { id } })).body
const free = async (as: PersonName) => {
  const { body } = await portal.call('listFreeReminders', { as })
  return body.reminders.map(({ id }) => id)
}
const ofDemand = async (as: PersonName, id: string) => {
  const { body } = await portal.call('listDemandReminders', { as, params: { id } })
  return body.reminders.map((reminder) => reminder.id)
}
const raise = (as: PersonName, id: string, body: object = {}) =>
  portal.call('createDemandFromReminder', {
    as,
    params: { id },
    body: { name: 'Lembrete N° 1 Alvará', description: 'Conversar.', ...body },
  })

describe('the link of a reminder to a demand', () => {
  it('is made, seen from both sides, and removed by the reminder', async () => {
    const demand = await raiseDemand(portal)
    const { id } = await addReminder(portal)
    expect(await free('bruno')).toContain(id)
    const linked = await link('bruno', demand.id, id)
    expect(linked.status).toBe(200)
    expect(linked.body.ReminderDemands).toEqual([{ id: expect.any(String), demandId: demand.id }])
    expect(await get('clara', id)).toEqual(linked.body)
    expect(await ofDemand('clara', demand.id)).toEqual([id])
    expect(await free('bruno')).not.toContain(id)
    expect((await link('ana', demand.id, id)).body).toEqual(linked.body)

    const gone = await unlink('clara', id)
    expect([gone.status, gone.body.ReminderDemands]).toEqual([200, []])
    expect(await ofDemand('clara', demand.id)).toEqual([])
    expect((await unlink('clara', id)).status).toBe(404)
  })

  it('is removed by its own id', async () => {
    const demand = await raiseDemand(portal)
    const { id } = await addReminder(portal)
    const { body } = await link('ana', demand.id, id)
    expect((await unlink('davi', body.ReminderDemands[0]?.id ?? '')).status).toBe(404)
    expect((await unlink('ana', body.ReminderDemands[0]?.id ?? '')).body.ReminderDemands).toEqual(
      [],
    )
  })

  it('is one: two at the same moment leave one', async () => {
    const demands = [await raiseDemand(portal), await raiseDemand(portal)]
    const { id } = await addReminder(portal)
    const answers = await Promise.all(demands.map((demand) => link('ana', demand.id, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('REMINDER_LINKED')
    expect((await get('ana', id)).ReminderDemands).toHaveLength(1)
  })

  it('is not made to what the user does not see, nor with the ids the other way round', async () => {
    const demand = await raiseDemand(portal)
    const elsewhere = await raiseDemand(portal, { business: 'aurora-2' })
    const { id } = await addReminder(portal)
    const foreign = await addReminder(portal, { as: 'davi' })
    expect((await link('ana', id, demand.id)).status).toBe(404)
    expect((await link('bruno', elsewhere.id, id)).problem.code).toBe('DEMAND_NOT_FOUND')
    expect((await link('ana', demand.id, foreign.id)).status).toBe(404)
    expect((await link('davi', demand.id, foreign.id)).status).toBe(404)
    // Staff see both, although they belong to two customers.
    expect((await link('lia', demand.id, foreign.id)).status).toBe(404)
    expect((await link('ana', idOf('none'), id)).status).toBe(404)
    expect((await link('lia', demand.id, id)).status).toBe(200)
  })

  it('to a private demand exists for those alone who see the demand', async () => {
    const secret = await raiseDemand(portal, { body: { private: true } })
    const { id } = await addReminder(portal)
    await link('ana', secret.id, id)
    expect((await get('ana', id)).ReminderDemands).toHaveLength(1)
    for (const as of ['bruno', 'sofia'] as const) {
      expect((await get(as, id)).ReminderDemands).toEqual([])
      expect(await free(as)).toContain(id)
      expect((await unlink(as, id)).status).toBe(404)
      const answer = await portal.call('listDemandReminders', { as, params: { id: secret.id } })
      expect(answer.problem.code).toBe('DEMAND_NOT_FOUND')
    }
    // Linking another one hides and announces nothing.
    const open = await raiseDemand(portal, { as: 'bruno' })
    expect((await link('bruno', open.id, id)).status).toBe(200)
    expect((await get('bruno', id)).ReminderDemands).toMatchObject([{ demandId: open.id }])
    expect((await get('ana', id)).ReminderDemands.map(({ demandId }) => demandId)).toEqual([
      secret.id,
      open.id,
    ])
    await unlink('bruno', id)
    expect((await get('ana', id)).ReminderDemands).toMatchObject([{ demandId: secret.id }])
  })

  it('is kept from others by the database itself', async () => {
    const secret = await raiseDemand(portal, { body: { private: true } })
    const { id } = await addReminder(portal)
    await link('ana', secret.id, id)
    const seenBy = (person: PersonName, customer: 'aurora' | 'brisa') =>
      portal.database.tenant(
        { customerId: customerIdOf(customer), userId: userIdOf(person), staff: false },
        (transaction) =>
          transaction.run({
            text: `select (select count(*)::int from reminder_demands where reminder_id = $1) as links,
              (select count(*)::int from reminders where id = $1) as reminders`,
            params: [id],
            read: ({ rows }) => rows[0],
          }),
      )
    expect(await seenBy('ana', 'aurora')).toEqual([1, 1])
    expect(await seenBy('bruno', 'aurora')).toEqual([0, 1])
    expect(await seenBy('davi', 'brisa')).toEqual([0, 0])
  })

  it('ends with the demand', async () => {
    const demand = await raiseDemand(portal)
    const { id } = await addReminder(portal)
    await link('ana', demand.id, id)
    await portal.database.system((transaction) =>
      transaction.run(plainCommand('delete from demands where id = $1', [demand.id])),
    )
    expect((await get('ana', id)).ReminderDemands).toEqual([])
  })
})

describe('createDemandFromReminder', () => {
  it('raises a demand of the user, linked, followed by who was chosen', async () => {
    const file = await upload(portal, 'bruno')
    const { id } = await addFirmReminder(portal)
    const { status, body } = await raise('bruno', id, {
      priority: true,
      isPrivate: true,
      attachments: [file],
      usersToNotify: [userIdOf('bruno'), userIdOf('clara')],
      following: [userIdOf('bruno'), userIdOf('ana')],
    })
    expect(status).toBe(201)
    const { body: demand } = await portal.call('getDemand', {
      as: 'clara',
      params: { id: body.demandId },
    })
    expect(demand).toMatchObject({
      name: 'Lembrete N° 1 Alvará',
      description: 'Conversar.',
      priority: true,
      private: true,
      userId: userIdOf('bruno'),
      businessId: businessIdOf('aurora-1'),
      attachments: [{ name: file.fileName }],
    })
    expect(new Set(demand.following)).toEqual(
      new Set(['bruno', 'clara', 'ana'].map((person) => userIdOf(person as PersonName))),
    )
    expect((await get('bruno', id)).ReminderDemands).toMatchObject([{ demandId: demand.id }])
    expect((await get('sofia', id)).ReminderDemands).toEqual([])
    await portal.settle()
    const { body: news } = await portal.call('listNotifications', { as: 'clara' })
    expect(news.notifications.map((one) => one.link)).toContain(demand.id)
  })

  it('raises one, whoever asks at the same moment', async () => {
    const { id } = await addReminder(portal)
    const answers = await Promise.all([raise('ana', id), raise('bruno', id), raise('ana', id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await raise('ana', id)).problem.code).toBe('REMINDER_DEMAND_EXISTS')
    const links = await selectRows(portal, 'select from reminder_demands where reminder_id = $1', [
      id,
    ])
    expect(links).toHaveLength(1)
  })

  it('raises once for a key', async () => {
    const { id } = await addReminder(portal)
    const call = () =>
      portal.call('createDemandFromReminder', {
        as: 'ana',
        params: { id },
        headers: { 'idempotency-key': 'demand-of-reminder' },
        body: { name: 'Alvará', description: 'Conversar.' },
      })
    expect((await call()).body).toEqual((await call()).body)
  })

  it('is open to specific-demand customers, without secrecy', async () => {
    const { id } = await addReminder(portal, { as: 'elisa' })
    expect((await raise('elisa', id, { isPrivate: true })).problem.code).toBe(
      'ACCESS_SPECIFIC_DEMAND',
    )
    expect((await raise('elisa', id)).status).toBe(201)
  })

  it.each<[PersonName, object, number, string]>([
    ['gil', {}, 403, 'ACCESS_PAYMENT_OVERDUE'],
    ['ana', { name: ' ' }, 400, 'VALIDATION'],
    ['ana', { description: 'x'.repeat(2049) }, 400, 'VALIDATION'],
    ['ana', { usersToNotify: [userIdOf('davi')] }, 400, 'USER_TO_NOTIFY_INVALID'],
    ['ana', { following: [userIdOf('davi')] }, 400, 'USER_TO_NOTIFY_INVALID'],
    ['ana', { following: [userIdOf('nina')] }, 400, 'USER_TO_NOTIFY_INVALID'],
    ['ana', { statusKey: 'OPEN' }, 400, 'VALIDATION'],
  ])('refuses %s with %j', async (as, body, status, code) => {
    const { id } = await addReminder(portal, { as })
    const answer = await raise(as, id, body)
    expect([answer.status, answer.problem.code]).toEqual([status, code])
    const links = await selectRows(portal, 'select from reminder_demands where reminder_id = $1', [
      id,
    ])
    expect(links).toEqual([])
  })

  it.each([
    [{ name: '' }, 'Preencha o título da demanda!'],
    [{ description: ' ' }, 'Preencha a descrição da demanda!'],
  ])('asks for what is missing: %j', async (body, text) => {
    const { id } = await addReminder(portal)
    expect((await raise('ana', id, body)).problem.message).toBe(text)
  })

  it('finds no reminder of others', async () => {
    const { id } = await addReminder(portal)
    expect((await raise('davi', id)).status).toBe(404)
    expect((await raise('nina', id)).problem.code).toBe('NO_BUSINESS')
  })
})

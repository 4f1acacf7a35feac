import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { build, toCommand } from '../../db/statements.ts'
import { notifications } from '../../tables/notifications.table.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { businessIdOf, customerIdOf, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { removeOldNotifications } from './remove-old-notifications.job.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

interface Seed {
  readonly title: string
  readonly day: string
  readonly description?: string
  readonly isReaded?: boolean
  readonly demandId?: string
}

let made = 0
/** Gives bruno notifications, oldest first. */
async function notify(...seeds: Seed[]): Promise<void> {
  const rows = seeds.map(
    ({ title, day, description = null, isReaded = false, demandId = null }) => {
      made += 1
      const at = `2026-03-${day}T12:00:00.000Z`
      return {
        id: `01900000-0000-7000-8000-${String(made).padStart(12, '0')}`,
        userId: userIdOf('bruno'),
        customerId: customerIdOf('aurora'),
        demandId,
        title,
        description,
        isReaded,
        readAt: isReaded ? at : null,
        link: demandId ?? '/notifications',
        createdAt: at,
        updatedAt: at,
      }
    },
  )
  await portal.database.system((transaction) =>
    transaction.run(toCommand(build.insert(notifications).values(rows))),
  )
}
beforeEach(() =>
  portal.database.system((transaction) => transaction.run(toCommand(build.delete(notifications)))),
)

const titles = async (query = {}, business?: string) => {
  const { body } = await portal.call('listNotifications', {
    as: 'bruno',
    query,
    ...(business && { business }),
  })
  return body.notifications.map(({ title }) => title)
}

it('lists the own notifications, newest first, 15 at a time', async () => {
  const days = Array.from({ length: 17 }, (_, i) => String(i + 1).padStart(2, '0'))
  await notify(...days.map((day) => ({ title: day, day })))
  expect(await titles()).toEqual([...days].reverse().slice(0, 15))
  expect(await titles({ page: 1 })).toEqual(['02', '01'])
  const { body } = await portal.call('listNotifications', { as: 'ana' })
  expect(body).toEqual({ notifications: [], total: 0, unread: 0, unseen: 0, nextCursor: null })
})
it('goes on by cursor where the page ended, whatever has come since', async () => {
  const days = ['01', '02', '03', '04', '05']
  await notify(...days.map((day) => ({ title: day, day, isReaded: day === '05' })))
  const read = async (query: object) =>
    (await portal.call('listNotifications', { as: 'bruno', query })).body
  const first = await read({ limit: 2, isReaded: false })
  expect(first.notifications.map(({ title }) => title)).toEqual(['04', '03'])
  await notify({ title: '06', day: '06' })
  const cursor = first.nextCursor ?? ''
  const second = await read({ limit: 2, isReaded: false, cursor })
  expect(second.notifications.map(({ title }) => title)).toEqual(['02', '01'])
  expect(second).toMatchObject({ total: 5, unread: 5, nextCursor: null })
  const { status } = await portal.call('listNotifications', {
    as: 'bruno',
    query: { cursor: 'x' },
  })
  expect(status).toBe(400)
})
it('filters by period, text and reading; counts the unread ones of all', async () => {
  await notify(
    { title: 'Demanda entregue', day: '01', isReaded: true },
    { title: 'Nova mensagem', description: 'Prazo da licitação', day: '02' },
    { title: 'Novo documento', day: '03' },
  )
  expect(await titles({ startDate: '2026-03-02', endDate: '2026-03-02' })).toEqual([
    'Nova mensagem',
  ])
  expect(await titles({ message: 'LICITACAO' })).toEqual(['Nova mensagem'])
  expect(await titles({ isReaded: true })).toEqual(['Demanda entregue'])
  const { body } = await portal.call('listNotifications', {
    as: 'bruno',
    query: { isReaded: true },
  })
  expect([body.total, body.unread]).toEqual([1, 2])
  const { status, problem } = await portal.call('listNotifications', {
    as: 'bruno',
    query: { startDate: '2026-03-02', endDate: '2026-03-01' },
  })
  expect([status, problem.errors]).toEqual([400, { endDate: expect.any(String) }])
})
it('marks all as read and leaves their time', async () => {
  await notify({ title: 'Nova mensagem', day: '02' })
  expect((await portal.call('readNotifications', { as: 'clara' })).status).toBe(204)
  expect((await portal.call('listNotifications', { as: 'bruno' })).body.unread).toBe(1)
  expect((await portal.call('readNotifications', { as: 'bruno' })).status).toBe(204)
  const { body } = await portal.call('listNotifications', { as: 'bruno' })
  expect(body.unread).toBe(0)
  expect(body.notifications[0]).toMatchObject({
    isReaded: true,
    updatedAt: '2026-03-02T12:00:00.000Z',
  })
})
it('clears the bell when it is opened, and reads one when that is', async () => {
  await notify({ title: 'velha', day: '01', isReaded: true }, { title: 'a', day: '02' })
  const counts = async () => {
    const { body } = await portal.call('listNotifications', { as: 'bruno' })
    const { unread, unseen } = body
    return { unread, unseen }
  }
  expect(await counts()).toEqual({ unread: 1, unseen: 1 })
  expect((await portal.call('seeNotifications', { as: 'clara' })).status).toBe(204)
  expect(await counts()).toEqual({ unread: 1, unseen: 1 })
  expect((await portal.call('seeNotifications', { as: 'bruno' })).status).toBe(204)
  expect(await counts()).toEqual({ unread: 1, unseen: 0 })

  await notify({ title: 'b', day: '03' })
  expect(await counts()).toEqual({ unread: 2, unseen: 1 })
  const { body } = await portal.call('listNotifications', { as: 'bruno' })
  const [newest, older] = body.notifications
  const open = (id: string | undefined, as: 'bruno' | 'clara') =>
    portal.call('readNotification', { as, params: { id: id ?? '' } })
  expect((await open(older?.id, 'clara')).status).toBe(404)
  expect((await open(older?.id, 'bruno')).status).toBe(204)
  expect((await open(older?.id, 'bruno')).status).toBe(204)
  expect(await counts()).toEqual({ unread: 1, unseen: 1 })
  expect((await open(newest?.id, 'bruno')).status).toBe(204)
  expect(await counts()).toEqual({ unread: 0, unseen: 0 })
})
it('marks those of the business at hand, and leaves what another one has not shown', async () => {
  await portal.database.query(
    'insert into business_users (business_id, user_id, customer_id) values ($1, $2, $3)',
    [businessIdOf('aurora-2'), userIdOf('bruno'), customerIdOf('aurora')],
  )
  const [here, there] = [
    await raiseDemand(portal),
    await raiseDemand(portal, { business: 'aurora-2' }),
  ]
  await notify(
    { title: 'here', day: '01', demandId: here.id },
    { title: 'there', day: '02', demandId: there.id },
    { title: 'general', day: '03' },
  )
  const counts = async (business: string) => {
    const { body } = await portal.call('listNotifications', { as: 'bruno', business })
    return [body.unread, body.unseen]
  }
  for (const call of ['seeNotifications', 'readNotifications'] as const) {
    expect((await portal.call(call, { as: 'bruno', business: 'aurora-1' })).status).toBe(204)
  }
  expect([await counts('aurora-1'), await counts('aurora-2')]).toEqual([
    [0, 0],
    [1, 1],
  ])
  expect((await portal.call('seeNotifications', { as: 'bruno' })).status).toBe(204)
  expect(await counts('aurora-2')).toEqual([1, 0])
  await portal.database.query(
    'delete from business_users where user_id = $1 and business_id = $2',
    [userIdOf('bruno'), businessIdOf('aurora-2')],
  )
})
it('hides those of demands that the user may not see', async () => {
  const open = await raiseDemand(portal)
  const secret = await raiseDemand(portal, { body: { private: true } })
  const elsewhere = await raiseDemand(portal, { business: 'aurora-2' })
  await notify(
    { title: 'open', day: '01', demandId: open.id },
    { title: 'secret', day: '02', demandId: secret.id },
    { title: 'elsewhere', day: '03', demandId: elsewhere.id },
    { title: 'general', day: '04' },
  )
  expect(await titles()).toEqual(['general', 'open'])
  expect(await titles({}, 'aurora-1')).toEqual(['general', 'open'])
})
it('forgets what was read a year after that, and nothing that was not', async () => {
  await notify(
    { title: 'old', day: '01', isReaded: true },
    { title: 'unread', day: '01' },
    { title: 'read late', day: '01' },
    { title: 'young', day: '02', isReaded: true },
  )
  const [, late] = (await portal.call('listNotifications', { as: 'bruno' })).body.notifications
  const params = { id: late?.id ?? '' }
  expect((await portal.call('readNotification', { as: 'bruno', params })).status).toBe(204)
  const clock = { now: () => new Date('2027-03-02T12:00:00.000Z') }
  await removeOldNotifications({ database: portal.database, clock })
  expect(await titles()).toEqual(['young', 'read late', 'unread'])
})
it('refuses a foreign business, a customer who has left and strangers', async () => {
  const call = (as?: 'davi' | 'caio', business?: string) =>
    portal.call('listNotifications', { ...(as && { as }), ...(business && { business }) })
  expect((await call('davi', 'aurora-1')).problem.code).toBe('BUSINESS_FORBIDDEN')
  expect((await call('caio')).problem.code).toBe('ACCESS_CHURNED')
  expect((await call()).status).toBe(401)
})

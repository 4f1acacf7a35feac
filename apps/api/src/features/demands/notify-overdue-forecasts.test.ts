import { conventions } from '@tramite/core/calendar'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { plantDemand, raiseDemand } from '../../testing/test-demands.ts'
import { selectRows } from '../../testing/test-finance.ts'
import { emailOf, type PersonName, testStart, userIdOf } from '../../testing/test-firm.ts'
import { startSecondPortal, startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { untilQuiet } from '../../testing/until-quiet.ts'
import { notifyOverdueForecasts } from './notify-overdue-forecasts.job.ts'

let portal: TestPortal
let second: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  second = portal.source.second ? await startSecondPortal(portal) : portal
})
afterAll(async () => {
  if (second !== portal) await second.close()
  await portal.close()
})
beforeEach(async () => {
  portal.time.now = testStart
  await untilQuiet(portal)
  await portal.database.query('delete from notifications')
  await portal.database.query('update demands set delevery_forecast = null')
  clearMails()
})

/** Two processes, if the engine allows it; otherwise one. */
const processes = () => [...new Set([portal, second])]
/** The e-mails about a passed forecast, whichever process sent them. */
const mails = () =>
  processes()
    .flatMap((process) => process.mails)
    .filter(({ text }) => text.includes('A previsão de entrega era'))
function clearMails(): void {
  for (const process of processes()) process.mails.length = 0
}

const DAY = 24 * 60 * 60 * 1000
const run = ({ database, time }: TestPortal) =>
  notifyOverdueForecasts({
    database,
    clock: { now: () => time.now },
    conventions: conventions.specified,
  })
/** The scheduled job, in two processes at once. */
async function tell(): Promise<void> {
  second.time.now = portal.time.now
  await Promise.all([run(portal), run(second)])
  await untilQuiet(portal)
}
const told = async () =>
  (
    await selectRows<{ email: string; title: string }>(
      portal,
      `select u.email, n.title from notifications n join users u on u.id = n.user_id order by n.id`,
    )
  ).map(({ email, title }) => `${email}: ${title}`)

async function inProgress(assignee: PersonName | null, deleveryForecast: string) {
  const { id } = await raiseDemand(portal)
  await portal.call('updateDemandStatus', {
    as: 'rui',
    params: { id },
    body: {
      statusKey: 'IN_PROGRESS',
      deleveryForecast,
      backofficeUserId: assignee === null ? null : userIdOf(assignee),
    },
  })
  await portal.settle()
  await untilQuiet(portal)
  await portal.database.query('delete from notifications')
  clearMails()
  return id
}
const toldAt = async (id: string) =>
  (await portal.call('getDemand', { as: 'ana', params: { id } })).body.overdueToldAt
const notice = (date: string) => `${emailOf('lia')}: A previsão de entrega era ${date} e passou`

it('tells the assignee once that the day has passed, and the demand says when', async () => {
  const id = await inProgress('lia', '2026-03-10')
  await tell()
  expect([await told(), await toldAt(id)]).toEqual([[], null])

  portal.time.now = new Date(testStart.getTime() + DAY)
  await tell()
  await tell()
  expect(await told()).toEqual([notice('10/03/2026')])
  expect(mails().map(({ to }) => to)).toEqual([emailOf('lia')])
  expect(mails()[0]?.text).toContain('A previsão de entrega era 10/03/2026 e passou')
  expect(await toldAt(id)).toBe(portal.time.now.toISOString())
})

it('says of a new forecast nothing that was said of the old one', async () => {
  const id = await inProgress('lia', '2026-03-09')
  await tell()
  expect(await toldAt(id)).toBe(testStart.toISOString())
  await portal.call('setDemandForecast', {
    as: 'rui',
    params: { id },
    body: { deleveryForecast: '2026-03-11' },
  })
  expect(await toldAt(id)).toBeNull()
  portal.time.now = new Date(testStart.getTime() + 2 * DAY)
  await tell()
  expect(await told()).toContain(notice('11/03/2026'))
  expect(await toldAt(id)).toBe(portal.time.now.toISOString())
})

it('claims nothing while there is nobody to tell, and tells who gets the demand', async () => {
  const id = await inProgress(null, '2026-03-09')
  await tell()
  expect([await told(), await toldAt(id)]).toEqual([[], null])
  await portal.call('assignDemand', {
    as: 'rui',
    params: { id },
    body: { backofficeUserId: userIdOf('lia') },
  })
  await tell()
  expect(await told()).toContain(notice('09/03/2026'))
  expect(await toldAt(id)).toBe(testStart.toISOString())
})

it.each(['PENDING', 'FINISHED'] as const)('tells nothing of one that is %s', async (statusKey) => {
  const id = await inProgress('lia', '2026-03-09')
  await portal.call('updateDemandStatus', { as: 'rui', params: { id }, body: { statusKey } })
  await portal.database.query('delete from notifications')
  await tell()
  expect((await told()).filter((line) => line.includes('passou'))).toEqual([])
  expect(await toldAt(id)).toBeNull()
})

it('tells nothing while the contract suspends the deadlines', async () => {
  const ids = [
    await plantDemand(portal, 'suspended', 'saulo', 'IN_PROGRESS'),
    await plantDemand(portal, 'grace', 'gil', 'IN_PROGRESS'),
  ]
  await portal.database.query(
    `update demands set delevery_forecast = '2026-03-06', backoffice_user_id = $1 where id = any($2)`,
    [userIdOf('lia'), ids],
  )
  await tell()
  expect(await told()).toEqual([notice('06/03/2026')])
  const rows = await selectRows<{ id: string }>(
    portal,
    'select id from demands where overdue_told_for is not null and id = any($1)',
    [ids],
  )
  expect(rows.map(({ id }) => id)).toEqual([ids[1]])
})

it('gets through more than one round of them', async () => {
  const ids = await Promise.all(Array.from({ length: 3 }, () => inProgress('lia', '2026-03-06')))
  await portal.database.query(
    `insert into demands (id, customer_id, business_id, user_id, creator_name, name, description,
       status_key, status_changed_at, delevery_forecast, backoffice_user_id, created_at, updated_at)
     select gen_random_uuid(), customer_id, business_id, user_id, creator_name, name, description,
       status_key, status_changed_at, delevery_forecast, backoffice_user_id, created_at, updated_at
     from demands, generate_series(1, 150) where id = $1`,
    [ids[0]],
  )
  await tell()
  expect(await told()).toHaveLength(153)
})

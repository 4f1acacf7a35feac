import { conventions } from '@tramite/core/calendar'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jobTable } from '../../composition/job-table.ts'
import { plainCommand } from '../../db/command.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'
import { createJobQueue } from '../../jobs/job-queue.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { selectRows, until } from '../../testing/test-finance.ts'
import { customerIdOf, emailOf, idOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startSecondPortal, startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { addFirmReminder, addReminder } from '../../testing/test-reminders.ts'
import { untilQuiet } from '../../testing/until-quiet.ts'
import { sendReminderNotices } from './send-reminder-notices.job.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startTestPortal()
})
afterEach(() => portal.close())

const run = (at = portal) =>
  sendReminderNotices({
    database: at.database,
    clock: { now: () => at.time.now },
    conventions: conventions.specified,
  })
const people = (...names: PersonName[]) => names.map(userIdOf)
const due = { duoDate: '2026-04-30', dateToNotify: '2026-04-01' }
const remind = (body: object = {}) =>
  addReminder(portal, { body: { ...due, usersNotification: people('bruno', 'clara'), ...body } })
const travel = (day: string, time = '11:00:00Z') => {
  portal.time.now = new Date(`${day}T${time}`)
}

interface Told {
  readonly person: string
  readonly title: string
  readonly description: string
}
/** Every notice, by person. */
const told = async (): Promise<Told[]> => {
  await portal.settle()
  return selectRows<Told>(
    portal,
    `select u.name as person, n.title, n.description from notifications n
     join users u on u.id = n.user_id where n.type = 'REMINDER' order by 1, n.id`,
  )
}
const persons = async () => (await told()).map(({ person }) => person)
const mailed = (portals: readonly TestPortal[] = [portal]) =>
  portals.flatMap(({ mails }) => mails.filter(({ subject }) => subject.startsWith('Lembrete')))

describe('the notice of a reminder', () => {
  it('goes to each chosen user on its day, by notification and by e-mail', async () => {
    const { id } = await remind({ name: 'Renovar o alvará' })
    travel('2026-04-01', '02:59:59Z')
    await run()
    expect(await told()).toEqual([])

    travel('2026-04-01', '03:00:00Z')
    await run()
    const notice = { title: 'Lembrete: vence em 30/04/2026', description: 'Renovar o alvará' }
    expect(await told()).toEqual([
      { person: 'bruno', ...notice },
      { person: 'clara', ...notice },
    ])
    const { body } = await portal.call('listNotifications', { as: 'bruno' })
    expect(body).toMatchObject({
      unread: 1,
      notifications: [
        {
          ...notice,
          type: 'REMINDER',
          link: '/tools/reminders?text=Renovar%20o%20alvar%C3%A1',
          isReaded: false,
        },
      ],
    })
    await until(() => mailed().length === 2)
    expect(
      mailed()
        .map(({ to }) => to)
        .sort(),
    ).toEqual([emailOf('bruno'), emailOf('clara')])
    expect(mailed()[0]).toMatchObject({
      subject: 'Lembrete: Renovar o alvará',
      text: expect.stringContaining(
        'Renovar o alvará (Obrigação Legal): vencimento em 30/04/2026.',
      ),
    })
    expect(mailed()[0]?.text).toContain('Responsável pelo lembrete: ana.')
    expect(mailed()[0]?.text).toContain(
      'https://portal.example/tools/reminders?text=Renovar%20o%20alvar%C3%A1',
    )
    expect(await portal.call('getReminder', { as: 'ana', params: { id } })).toMatchObject({
      headers: { etag: '"1"' },
    })
  })

  it('goes out once, however often it is looked for', async () => {
    await remind()
    travel('2026-04-01')
    await run()
    await Promise.all([run(), run(), run()])
    travel('2026-04-02')
    await run()
    await told()
    await untilQuiet(portal)
    expect(await persons()).toEqual(['bruno', 'clara'])
    expect(mailed()).toHaveLength(2)
  })

  it('is made up for after days on which nothing ran, also past the due date', async () => {
    await remind({ name: 'Esquecido' })
    travel('2026-05-02')
    await run()
    expect((await told())[0]).toEqual({
      person: 'bruno',
      title: 'Lembrete: venceu em 30/04/2026',
      description: 'Esquecido',
    })
    await until(() => mailed().length === 2)
    expect(mailed()[0]?.text).toContain('Esquecido (Obrigação Legal): venceu em 30/04/2026.')
  })

  it('of the last day says that it is today', async () => {
    await remind({ dateToNotify: '2026-04-30' })
    travel('2026-04-30')
    await run()
    await until(() => mailed().length === 2)
    expect(mailed()[0]?.text).toContain('vencimento em 30/04/2026 (hoje).')
  })

  it('of a day in the past goes out with the next run', async () => {
    await remind({ dateToNotify: '2026-01-15' })
    await run()
    expect(await persons()).toEqual(['bruno', 'clara'])
  })

  it('goes out again when its day moves, and to who is chosen later', async () => {
    const { id } = await remind()
    const change = (body: object) =>
      portal.call('updateReminder', { as: 'ana', params: { id }, body })
    travel('2026-04-01')
    await run()
    await change({ name: 'Outro nome', usersNotification: people('clara', 'ana') })
    await run()
    expect(await persons()).toEqual(['ana', 'bruno', 'clara'])
    await change({ dateToNotify: '2026-04-15' })
    await run()
    expect(await told()).toHaveLength(3)
    travel('2026-04-15')
    await run()
    expect(await persons()).toEqual(['ana', 'ana', 'bruno', 'clara', 'clara'])
  })

  it('is not for those whose businesses have all archived it', async () => {
    const { id } = await remind({ usersNotification: people('bruno', 'clara', 'sofia') })
    const file = (business: string) =>
      portal.call('fileReminder', { as: 'ana', business, params: { id } })
    await file('aurora-1')
    travel('2026-04-01')
    await run()
    // Bruno belongs only to that business.
    expect(await persons()).toEqual(['clara', 'sofia'])
    await portal.call('unfileReminder', { as: 'ana', business: 'aurora-1', params: { id } })
    await run()
    expect(await persons()).toEqual(['bruno', 'clara', 'sofia'])
  })

  it('is not for who cannot sign in, nor for a customer who has left', async () => {
    await remind()
    const change = (text: string, id: string) =>
      portal.database.system((transaction) => transaction.run(plainCommand(text, [id])))
    await change(`update users set status = 'BLOCKED' where id = $1`, userIdOf('bruno'))
    await addFirmReminder(portal, 'brisa', { ...due, usersNotification: people('davi') })
    await change('update customers set is_churn = true where id = $1', customerIdOf('brisa'))
    travel('2026-04-01')
    await run()
    expect(await persons()).toEqual(['clara'])
    await untilQuiet(portal)
    expect(mailed().map(({ to }) => to)).toEqual([emailOf('clara')])
  })

  it.each([
    ['who has lost the tool', "is_specific_demand = true, customer_access = '{}'"],
    ['a customer whose contract is suspended', 'has_suspended_contract = true'],
  ])('is also for %s', async (_, closed) => {
    await addFirmReminder(portal, 'brisa', { ...due, usersNotification: people('davi') })
    await portal.database.query(
      `update customers set ${closed} where id = '${customerIdOf('brisa')}'`,
    )
    travel('2026-04-01')
    await run()
    expect(await persons()).toEqual(['davi'])
    await untilQuiet(portal)
    expect(mailed().map(({ to }) => to)).toEqual([emailOf('davi')])
  })

  it('waits until the due day for who is let in again', async () => {
    await seed(250)
    await remind({ duoDate: '2026-04-02' })
    const setStatus = (status: string) =>
      portal.database.query(
        `update users set status = '${status}' where id = '${userIdOf('bruno')}'`,
      )
    await setStatus('BLOCKED')
    travel('2026-04-01')
    await run()
    expect(await persons()).toEqual(Array(251).fill('clara'))
    travel('2026-04-03')
    await run()
    await setStatus('ACTIVE')
    await run()
    const bruno = (await told()).filter(({ person }) => person === 'bruno')
    expect(new Set(bruno.map(({ title }) => title))).toEqual(
      new Set(['Lembrete: vence em 30/04/2026']),
    )
    expect(bruno).toHaveLength(250)
  })

  it('sends no e-mail about what was archived or withdrawn meanwhile', async () => {
    const { id } = await addFirmReminder(portal, 'brisa', {
      ...due,
      usersNotification: people('davi'),
    })
    travel('2026-04-01')
    await run()
    await portal.call('fileReminder', { as: 'davi', params: { id } })
    await told()
    await untilQuiet(portal)
    expect(mailed()).toEqual([])
  })

  it('waits for the new day where the day was moved before the e-mail went', async () => {
    const { id } = await remind({ usersNotification: people('bruno') })
    travel('2026-04-01')
    const moved = { dateToNotify: '2026-04-15', duoDate: '2026-05-30' }
    await portal.call('updateReminder', { as: 'ana', params: { id }, body: moved })
    // It was requested before the move and is still pending.
    const [userId = ''] = people('bruno')
    const job = { kind: 'reminderNotice', userId, reminderId: id, day: '2026-04-01' } as const
    await portal.database.system(async (transaction) =>
      transaction.defer(leaveMessage(null, { kind: 'job', job }, portal.time.now)),
    )
    await untilQuiet(portal)
    expect(mailed()).toEqual([])
    travel('2026-04-15')
    await run()
    await told()
    await untilQuiet(portal)
    expect(mailed().map(({ to }) => to)).toEqual([emailOf('bruno')])
  })

  it('reads no reminder for each of many', async () => {
    await seed(250)
    travel('2026-04-01')
    await run()
    expect(await told()).toHaveLength(500)
  })
})

/** This many reminders due on the same day, for bruno and clara. */
async function seed(count: number) {
  const at = portal.time.now.toISOString()
  const rows = Array.from({ length: count }, (_, i) => `('${idOf(`due ${i}`)}')`)
  await portal.database.system((transaction) =>
    transaction.run(
      plainCommand(
        `insert into reminders (id, customer_id, user_id, user_name, user_type, name, type, due_date,
           notify_date, users_notification, created_at, updated_at)
         select id::uuid, $1, $2, 'ana', 'CUSTOMER', 'Prazo ' || id, 'task', $3, $4, $5, $6, $6
         from (values ${rows.join(', ')}) as seeds (id)`,
        [
          customerIdOf('aurora'),
          userIdOf('ana'),
          due.duoDate,
          due.dateToNotify,
          people('bruno', 'clara'),
          at,
        ],
      ),
    ),
  )
}

describe('two processes', () => {
  it('tell each user once', async ({ skip }) => {
    if (!portal.source.second) skip('PGlite has one process')
    const second = await startSecondPortal(portal)
    await seed(150)
    travel('2026-04-01')
    second.time.now = portal.time.now
    await Promise.all([run(), run(second), run(), run(second)])
    await Promise.all([told(), second.settle()])
    await until(() => mailed([portal, second]).length >= 300)
    await untilQuiet(portal)
    const pairs = (await told()).map(({ person, description }) => `${person} ${description}`)
    expect([pairs.length, new Set(pairs).size]).toEqual([300, 300])
    const mails = mailed([portal, second]).map(({ to, subject }) => `${to} ${subject}`)
    expect([mails.length, new Set(mails).size]).toEqual([300, 300])
    await second.close()
  })
})

describe('the calendar', () => {
  it('asks for the notices of a day in which no process ran, once', async () => {
    await remind()
    travel('2026-04-02')
    const { sendReminderNotices: scheduled } = jobTable.scheduled
    let runs = 0
    const open = () =>
      createJobQueue({
        ports: {
          database: portal.database,
          clock: { now: () => portal.time.now },
          conventions: conventions.specified,
          logger: { info: () => undefined, error: () => undefined },
        } as unknown as JobPorts,
        timeZone: 'America/Sao_Paulo',
        pollingSeconds: 1,
        table: {
          requested: {} as typeof jobTable.requested,
          scheduled: {
            noticesOfTest: {
              schedule: scheduled.schedule,
              run: async (ports) => {
                runs += 1
                await scheduled.run(ports)
              },
            },
          },
        },
      })
    await (await open()).close()
    await portal.database.query(
      `update pgboss.version set cron_on = now() - interval '1 day 5 minutes';
       update pgboss.schedule set created_on = now() - interval '1 month';
       delete from pgboss.job where name = 'noticesOfTest'`,
    )
    const queue = await open()
    await until(() => runs > 0)
    await queue.close()
    expect(await persons()).toEqual(['bruno', 'clara'])
  })
})

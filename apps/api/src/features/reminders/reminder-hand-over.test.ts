import { conventions } from '@tramite/core/calendar'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { businessIdOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { addFirmReminder, addReminder } from '../../testing/test-reminders.ts'
import { sendReminderNotices } from './send-reminder-notices.job.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startTestPortal()
})
afterEach(() => portal.close())

const people = (...names: PersonName[]) => names.map(userIdOf)
const due = { duoDate: '2026-04-30', dateToNotify: '2026-04-01' }
const remind = (...names: PersonName[]) =>
  addReminder(portal, { body: { ...due, usersNotification: people(...names) } })

describe('the hand-over', () => {
  const heirOf = (id: string, heir: PersonName) => ({
    params: { id },
    body: { newResponsibleUserId: userIdOf(heir) },
  })

  it('gives an heir the reminders and notices of a removed user, once each', async () => {
    const own = await addReminder(portal, {
      as: 'clara',
      body: { ...due, usersNotification: people('clara', 'bruno') },
    })
    const others = await remind('clara')
    await portal.call('deleteUser', { as: 'ana', ...heirOf(userIdOf('clara'), 'bruno') })
    const get = async (id: string) =>
      (await portal.call('getReminder', { as: 'ana', params: { id } })).body
    expect(await get(own.id)).toMatchObject({
      User: { id: userIdOf('bruno'), name: 'bruno' },
      createdBy: 'bruno',
      usersNotification: people('bruno'),
    })
    expect((await get(others.id)).ReminderUserNotifications).toEqual([
      { User: { id: userIdOf('bruno'), name: 'bruno' } },
    ])
    await sendReminderNotices({
      database: portal.database,
      clock: { now: () => new Date('2026-04-01T11:00:00Z') },
      conventions: conventions.specified,
    })
    await portal.settle()
    const { body } = await portal.call('listNotifications', { as: 'bruno' })
    expect(body.notifications.filter(({ type }) => type === 'REMINDER')).toHaveLength(2)
  })

  it('gives a reminder a new version, which no save of before overwrites', async () => {
    const own = await addReminder(portal, { as: 'clara' })
    const others = await remind('clara', 'ana')
    const read = async (id: string) =>
      (await portal.call('getReminder', { as: 'ana', params: { id } })).headers.etag
    const saveAsRead = async (id: string, etag: unknown) => {
      const body = { usersNotification: people('ana') }
      const headers = { 'if-match': String(etag) }
      return (await portal.call('updateReminder', { as: 'ana', params: { id }, body, headers }))
        .status
    }
    const before = [await read(own.id), await read(others.id)]
    await portal.call('deleteUser', { as: 'ana', ...heirOf(userIdOf('clara'), 'bruno') })
    const removed = [await read(own.id), await read(others.id)]
    expect(await saveAsRead(own.id, before[0])).toBe(412)
    expect(await saveAsRead(others.id, before[1])).toBe(412)

    const params = { id: userIdOf('clara') }
    expect((await portal.call('restoreFirmUser', { as: 'lia', params })).status).toBe(200)
    expect(await saveAsRead(own.id, removed[0])).toBe(412)
    expect(await saveAsRead(others.id, removed[1])).toBe(412)
    expect(await saveAsRead(own.id, await read(own.id))).toBe(200)
  })

  it('is also made by its own call', async () => {
    const own = await addReminder(portal, { as: 'clara' })
    const others = await remind('ana', 'clara')
    await remind('ana')
    const call = (as: PersonName, from: PersonName, heir: PersonName) =>
      portal.call('updateReminderResponsible', { as, ...heirOf(userIdOf(from), heir) })
    expect((await call('bruno', 'clara', 'ana')).problem.code).toBe('USER_RANK_PROTECTED')
    const moved = await call('ana', 'clara', 'ana')
    expect([moved.status, moved.body]).toEqual([200, { reminders: 2 }])
    const { body } = await portal.call('getReminder', { as: 'ana', params: { id: own.id } })
    expect(body.User).toMatchObject({ id: userIdOf('ana'), name: 'ana' })
    const second = await portal.call('getReminder', { as: 'ana', params: { id: others.id } })
    expect(second.body.usersNotification).toEqual(people('ana'))
    expect(await call('ana', 'ana', 'clara')).toMatchObject({ status: 200 })
    expect((await call('clara', 'davi', 'clara')).status).toBe(404)
    expect((await call('ana', 'clara', 'davi')).problem.code).toBe('USER_HEIR_UNKNOWN')
    expect((await call('ana', 'clara', 'lia')).problem.code).toBe('USER_HEIR_UNKNOWN')
    expect((await call('ana', 'clara', 'clara')).problem.code).toBe('USER_HEIR_IS_REMOVED')
    expect((await call('lia', 'ana', 'bruno')).status).toBe(200)
  })

  it('leaves the same whichever way it is made', async () => {
    const holders = ['clara', 'bruno', 'ana'] as const
    const told: readonly (readonly PersonName[])[] = [
      [],
      ['clara'],
      ['bruno'],
      ['clara', 'bruno'],
      ['bruno', 'ana', 'clara'],
      ['ana'],
    ]
    const of = new Map<string, string>()
    for (const as of holders) {
      for (const names of told) {
        const body = { ...due, usersNotification: people(...names) }
        const { id } = await addReminder(portal, { as, body })
        of.set(id, `${as} ${names.join()}`)
      }
    }
    // The record of who has been told is handed over, too.
    await portal.database.query('update reminders set notified_users = users_notification')
    const rows = async () => {
      const { rows: found } = await portal.database.query(
        'select id, user_id, user_name, users_notification, notified_users from reminders',
      )
      return new Map((found as { id: string }[]).map(({ id, ...row }) => [of.get(id), row]))
    }
    const before = await rows()
    const call = { as: 'ana', ...heirOf(userIdOf('clara'), 'bruno') } as const
    expect((await portal.call('updateReminderResponsible', call)).status).toBe(200)
    const byItsCall = await rows()
    await portal.database.query(
      `update reminders r set user_id = w.user_id, user_name = w.user_name,
        users_notification = w.users_notification, notified_users = w.notified_users
      from jsonb_populate_recordset(null::reminders, $1::jsonb) w where w.id = r.id`,
      [JSON.stringify([...of].map(([id, name]) => ({ id, ...before.get(name) })))],
    )
    expect(await rows()).toEqual(before)
    expect((await portal.call('deleteUser', call)).status).toBe(200)
    expect(await rows()).toEqual(byItsCall)
  })

  it('of the firm keeps to the firm', async () => {
    const made = await addFirmReminder(portal, 'brisa')
    const holder = async () => {
      const { body } = await portal.call('getFirmReminder', { as: 'lia', params: { id: made.id } })
      expect(body).toMatchObject({ User: { type: 'BACKOFFICE' }, createdBy: 'VP' })
      return body.User.name
    }
    const own = { as: 'lia', ...heirOf(userIdOf('lia'), 'rui') } as const
    expect((await portal.call('updateReminderResponsible', own)).status).toBe(200)
    expect(await holder()).toBe('rui')
    await portal.call('deleteUser', { as: 'lia', ...heirOf(userIdOf('rui'), 'lia') })
    expect(await holder()).toBe('lia')
  })

  it('leaves a business that goes its reminders, without its archive', async () => {
    const { id } = await addReminder(portal)
    await portal.call('fileReminder', { as: 'ana', business: 'aurora-2', params: { id } })
    const gone = await portal.call('deleteBusiness', {
      as: 'sofia',
      params: { id: businessIdOf('aurora-2') },
    })
    expect(gone.status).toBe(204)
    const { body } = await portal.call('getReminder', { as: 'ana', params: { id } })
    expect(body.ReminderFileds).toEqual([])
  })
})

import { civilDateOf, conventions } from '@tramite/core/calendar'
import { countByCategory, reminderTypes, toReminderCategory } from '@tramite/core/reminders'
import { describe, expect, it } from 'vitest'
import { businessSeeds } from '../businesses.data.ts'
import { toDemoRows } from '../demo-rows.ts'
import { isStaff, personSeeds } from '../people.data.ts'
import { reminderSeeds } from './reminders.data.ts'

describe.each([
  ['2026-11-18T12:30:00Z', conventions.specified],
  ['2026-11-22T15:00:00Z', conventions.brazil],
  ['2027-01-01T03:00:00Z', conventions.brazil],
])('the reminders on %s', (now, preset) => {
  const rows = toDemoRows(new Date(now), preset, 'hash')
  const today = civilDateOf(new Date(now), preset.timeZone)
  const aurora = rows.customers.find(({ name }) => name.startsWith('Aurora'))?.id ?? ''
  const seenIn = (businessId: string) =>
    rows.reminders
      .filter(({ customerId }) => customerId === aurora)
      .map((row) => ({
        type: row.type,
        duoDate: row.dueDate,
        ReminderFileds: rows.reminderArchives
          .filter(({ reminderId }) => reminderId === row.id)
          .map((archive) => ({ businessWhoFiled: archive.businessId })),
        frame: { today, businessId },
      }))

  it('show every category in each business of Aurora', () => {
    for (const { id } of rows.businesses.filter(({ customerId }) => customerId === aurora)) {
      const counts = countByCategory(seenIn(id), { today, businessId: id })
      for (const [category, count] of Object.entries(counts)) {
        expect([id, category, count > 0]).toEqual([id, category, true])
      }
    }
  })

  it('stand in another category for the other business', () => {
    const [first, second] = rows.businesses
      .filter(({ customerId }) => customerId === aurora)
      .map(({ id }) => seenIn(id).map((one) => toReminderCategory(one, one.frame)))
    expect(first).not.toEqual(second)
  })

  it('are of every type, of both sides, with files, links and demands', () => {
    const own = rows.reminders.filter(({ customerId }) => customerId === aurora)
    expect(new Set(own.map(({ type }) => type))).toEqual(new Set(reminderTypes))
    expect(new Set(own.map(({ userType }) => userType)).size).toBe(2)
    expect(own.some(({ attachments }) => (attachments?.length ?? 0) > 1)).toBe(true)
    expect(own.some(({ link }) => link !== null)).toBe(true)
    expect(rows.reminderDemands).toHaveLength(reminderSeeds.filter(({ demand }) => demand).length)
  })

  it('were told to those whose day has come, and to nobody in the future', () => {
    const told = rows.notifications.filter(({ type }) => type === 'REMINDER')
    const due = rows.reminders.flatMap(({ notifyDate, usersNotification = [] }) =>
      notifyDate <= today ? usersNotification : [],
    )
    expect(told).toHaveLength(due.length)
    expect(told.filter(({ createdAt }) => createdAt > new Date(now).toISOString())).toEqual([])
    expect(
      rows.reminders.filter(({ createdAt }) => createdAt > new Date(now).toISOString()),
    ).toEqual([])
  })
})

it('reminders are among people of the customer and the firm', () => {
  for (const { customer, by, name, people = [], archivedBy = [] } of reminderSeeds) {
    expect([name, isStaff(by) || personSeeds[by].customer === customer]).toEqual([name, true])
    expect([name, people.filter((person) => personSeeds[person].customer !== customer)]).toEqual([
      name,
      [],
    ])
    const businesses = archivedBy.map((business) => businessSeeds[business].customer)
    expect([name, businesses.filter((owner) => owner !== customer)]).toEqual([name, []])
  }
})

import { addDays, civilDateOf, formatDate, startOfCivilDay } from '@tramite/core/calendar'
import { toNoticeTitle } from '../../features/reminders/notice-title.ts'
import { toReminderPath } from '../../ports/mail/mail-links.ts'
import type { notifications } from '../../tables/notifications.table.ts'
import type { reminderArchives, reminderDemands, reminders } from '../../tables/reminders.table.ts'
import type { DemandRows, LoadContext } from '../demand-rows.ts'
import { type StoredFile, toStoredFile } from '../file-rows.ts'
import { isStaff, personSeeds } from '../people.data.ts'
import { type ReminderSeed, reminderSeeds } from './reminders.data.ts'

/** Notices go out in the morning, milliseconds after midnight. */
const NOTICE_MS = 8 * 60 * 60 * 1000

function toReminderRow(seed: ReminderSeed, files: readonly StoredFile[], context: LoadContext) {
  const { timeline, registry, conventions } = context
  const today = civilDateOf(timeline.now, conventions.timeZone)
  const createdAt = timeline.morningOf(seed.since)
  const dueDate = addDays(today, seed.due)
  const notifyDate = addDays(dueDate, -(seed.notice ?? 0))
  const people = (seed.people ?? []).map(registry.personId)
  const row: typeof reminders.$inferInsert = {
    id: timeline.id(`reminder ${seed.customer} ${seed.name}`, createdAt),
    customerId: registry.customerId(seed.customer),
    userId: registry.personId(seed.by),
    userName: personSeeds[seed.by].name,
    userType: isStaff(seed.by) ? 'BACKOFFICE' : 'CUSTOMER',
    name: seed.name,
    type: seed.type,
    dueDate,
    notifyDate,
    usersNotification: people,
    notifiedUsers: notifyDate <= today ? people : [],
    attachments: files.map(({ attachment }) => attachment),
    link: seed.link ?? null,
    createdAt,
    updatedAt: createdAt,
  }
  return row
}

function toFiles(seed: ReminderSeed, { timeline, registry }: LoadContext): StoredFile[] {
  const owner = {
    demandId: null,
    customerId: registry.customerId(seed.customer),
    userId: registry.personId(seed.by),
    at: timeline.morningOf(seed.since),
    type: 'ATTACHMENT',
    internal: false,
  } as const
  return (seed.files ?? []).map((file) => toStoredFile(file, owner, timeline))
}

/** The notifications of a reminder; today's are unread. */
function toNotices(
  row: ReturnType<typeof toReminderRow>,
  { timeline, conventions: { timeZone } }: LoadContext,
) {
  const today = civilDateOf(timeline.now, timeZone)
  const morning = startOfCivilDay(row.notifyDate, timeZone).getTime() + NOTICE_MS
  const createdAt = new Date(Math.min(morning, timeline.now.getTime())).toISOString()
  const title = toNoticeTitle({ duoDate: row.dueDate }, row.notifyDate, formatDate(row.dueDate))
  const isRead = row.notifyDate < today
  return (row.notifiedUsers ?? []).map((userId): typeof notifications.$inferInsert => ({
    id: timeline.id(`notice ${row.id} ${userId}`, createdAt),
    userId,
    customerId: row.customerId,
    title,
    description: row.name,
    link: toReminderPath(row.name),
    type: 'REMINDER',
    isReaded: isRead,
    readAt: isRead ? createdAt : null,
    createdAt,
    updatedAt: createdAt,
  }))
}

/** Reminders with their links, the businesses that have archived them and the users notified. */
export function toReminderRows(demands: readonly DemandRows[], context: LoadContext) {
  const { timeline, registry } = context
  return reminderSeeds.map((seed) => {
    const files = toFiles(seed, context)
    const row = toReminderRow(seed, files, context)
    const { id: reminderId, customerId, createdAt } = row
    const archives = (seed.archivedBy ?? []).map(
      (business): typeof reminderArchives.$inferInsert => ({
        reminderId,
        businessId: registry.businessId(business),
        customerId,
        createdAt: timeline.morningOf(-1),
      }),
    )
    const linked = demands.filter(({ demand }) => demand.name === seed.demand)
    const links = linked.map(({ demand }): typeof reminderDemands.$inferInsert => ({
      id: timeline.id(`reminder demand ${reminderId}`, createdAt),
      reminderId,
      demandId: demand.id,
      customerId,
      createdAt,
    }))
    return { row, files, archives, links, notifications: toNotices(row, context) }
  })
}

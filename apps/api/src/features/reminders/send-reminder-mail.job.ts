import { civilDateOf, formatDate } from '@tramite/core/calendar'
import { toNameWithSide } from '@tramite/core/demands'
import { isMuted } from '@tramite/core/notifications'
import { formatNearDay, toDueState, toReminderTypeText } from '@tramite/core/reminders'
import { eq } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { RequestedJob } from '../../jobs/job-ports.ts'
import { toReminderLink } from '../../ports/mail/mail-links.ts'
import { createMail } from '../../ports/mail/mail-templates.ts'
import { reminders } from '../../tables/reminders.table.ts'
import { users } from '../../tables/users.table.ts'
import { mutedOf } from '../notifications/muted.ts'
import { filedBy } from './filed-by.ts'
import { loadNoticeReaders } from './notice-readers.ts'
import { isNotified } from './reminder-notice.rules.ts'

const selectReminder = (id: string) =>
  toCommand(
    build
      .select({
        name: reminders.name,
        type: reminders.type,
        dueDate: reminders.dueDate,
        notifyDate: reminders.notifyDate,
        userName: reminders.userName,
        userType: reminders.userType,
        usersNotification: reminders.usersNotification,
        filedBy,
      })
      .from(reminders)
      .where(eq(reminders.id, id)),
  )

const selectAddress = (id: string) =>
  toCommand(
    build
      .select({ name: users.name, email: users.email, muted: mutedOf })
      .from(users)
      .where(eq(users.id, id)),
  )

/**
 * Reminds a user by e-mail, unless the reminder was withdrawn or archived since, or its day was moved:
 * the new day has an e-mail of its own.
 */
export const sendReminderMail: RequestedJob<'reminderNotice'> = async (
  ports,
  { userId, reminderId, day },
  { id },
) => {
  const { database, mailer, letterhead, publicUrl, clock, conventions } = ports
  const { reminder, user, reader } = await database.system(async (transaction) => {
    const [[found], [address]] = await transaction.all(
      selectReminder(reminderId),
      selectAddress(userId),
    )
    const readers = await loadNoticeReaders(transaction, [userId], ports)
    return { reminder: found, user: address, reader: readers.get(userId) }
  })
  if (!reminder?.usersNotification.includes(userId) || !user || !reader) return
  if (day !== undefined && day !== reminder.notifyDate) return
  if (!isNotified(reminder, reader) || isMuted(user.muted, 'reminders', 'email')) return
  const { name, type, dueDate, userName, userType } = reminder
  const today = civilDateOf(clock.now(), conventions.timeZone)
  const due = toDueState({ duoDate: dueDate }, today)
  const near = formatNearDay(dueDate, today)
  await mailer.send(
    createMail(due === 'overdue' ? 'reminderOverdue' : 'reminderNotice', {
      id,
      firm: letterhead,
      to: user.email,
      userName: user.name,
      url: toReminderLink(publicUrl, name),
      values: {
        reminderName: name,
        type: toReminderTypeText(type),
        date: near === null ? formatDate(dueDate) : `${formatDate(dueDate)} (${near})`,
        by: toNameWithSide(userName, userType),
      },
    }),
  )
}

import { type CivilDate, civilDateOf, formatDate } from '@tramite/core/calendar'
import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import type { OutboxMessage } from '../../outbox/outbox-message.ts'
import { toReminderPath } from '../../ports/mail/mail-links.ts'
import { reminderArchives, reminders } from '../../tables/reminders.table.ts'
import { loadNoticeReaders } from './notice-readers.ts'
import { toNoticeTitle } from './notice-title.ts'
import { isTold, listUntold, type NoticeReader } from './reminder-notice.rules.ts'

/** Reminders of one transaction. */
const BATCH = 100

type Ports = Pick<JobPorts, 'database' | 'clock' | 'conventions'>

const filedBy = sql<string[]>`array(select a.business_id from ${reminderArchives} a
  where a.reminder_id = reminders.id)`

/** Those whose day has come; what another process has at hand is left out. */
const takeDue = (today: CivilDate) =>
  toCommand(
    build
      .select({
        id: reminders.id,
        name: reminders.name,
        duoDate: reminders.dueDate,
        dateToNotify: reminders.notifyDate,
        usersNotification: reminders.usersNotification,
        notifiedUsers: reminders.notifiedUsers,
        filedBy,
      })
      .from(reminders)
      .where(
        and(
          lte(reminders.notifyDate, today),
          sql`not ${reminders.usersNotification} <@ ${reminders.notifiedUsers}`,
        ),
      )
      .orderBy(asc(reminders.notifyDate), asc(reminders.id))
      .limit(BATCH)
      .for('update', { skipLocked: true }),
  )

const markNotified = (ids: readonly string[]) =>
  toCommand(
    build
      .update(reminders)
      .set({ notifiedUsers: sql`${reminders.usersNotification}` })
      .where(inArray(reminders.id, [...ids])),
  )

type Due = ReturnType<ReturnType<typeof takeDue>['read']>[number]

/** The notification of a reminder to its people, and an e-mail to each of them. */
function toMessages(
  reminder: Due,
  readers: ReadonlyMap<string, NoticeReader>,
  today: CivilDate,
): OutboxMessage[] {
  const userIds = listUntold(reminder, today).filter((id) => {
    const reader = readers.get(id)
    return reader !== undefined && isTold(reminder, reader)
  })
  if (userIds.length === 0) return []
  const title = toNoticeTitle(reminder, today, formatDate(reminder.duoDate))
  const notification = {
    type: 'REMINDER' as const,
    title,
    description: reminder.name,
    link: toReminderPath(reminder.name),
  }
  return [
    { kind: 'peopleNotified', userIds, notification },
    ...userIds.map((userId): OutboxMessage => {
      const { id: reminderId, dateToNotify: day } = reminder
      return { kind: 'job', job: { kind: 'reminderNotice', userId, reminderId, day } }
    }),
  ]
}

/** Answers how many reminders there were. */
function sendBatch(ports: Ports): Promise<number> {
  const { database, clock, conventions } = ports
  const now = clock.now()
  const today = civilDateOf(now, conventions.timeZone)
  return database.system(async (transaction) => {
    const due = await transaction.run(takeDue(today))
    if (due.length === 0) return 0
    const people = due.flatMap(({ usersNotification }) => usersNotification)
    const readers = await loadNoticeReaders(transaction, people, ports)
    const [first, ...rest] = due.flatMap((reminder) => toMessages(reminder, readers, today))
    if (first) transaction.defer(leaveMessages(null, [first, ...rest], now))
    transaction.defer(markNotified(due.map(({ id }) => id)))
    return due.length
  })
}

/**
 * Tells the chosen users of every reminder whose day has come, by notification and e-mail. Who was
 * told is noted in the transaction that tells them: nobody hears of it twice, however often this
 * runs and in however many processes, and a day on which nothing ran is made up for.
 */
export async function sendReminderNotices(ports: Ports): Promise<void> {
  while ((await sendBatch(ports)) === BATCH);
}

import { type CivilDate, civilDateOf, formatDate } from '@tramite/core/calendar'
import { and, asc, gt, lte, sql } from 'drizzle-orm'
import { inBatches } from '../../db/batches.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import type { OutboxMessage } from '../../outbox/outbox-message.ts'
import { toReminderPath } from '../../ports/mail/mail-links.ts'
import { reminders } from '../../tables/reminders.table.ts'
import { filedBy } from './filed-by.ts'
import { loadNoticeReaders } from './notice-readers.ts'
import { toNoticeTitle } from './notice-title.ts'
import {
  isNotified,
  listSettled,
  listUnnotified,
  type NoticeReader,
} from './reminder-notice.rules.ts'

/** Reminders of one transaction. */
const BATCH = 100

type Ports = Pick<JobPorts, 'database' | 'clock' | 'conventions'>

/** Reminders whose day has come; those locked by another process are left out. */
const takeDue = (today: CivilDate, after: string) =>
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
          gt(reminders.id, after),
        ),
      )
      .orderBy(asc(reminders.id))
      .limit(BATCH)
      .for('update', { skipLocked: true }),
  )

interface Settled {
  readonly id: string
  readonly notifiedUsers: readonly string[]
}

const markNotified = (settled: readonly Settled[]) =>
  sqlCommand(
    sql`update ${reminders} set notified_users = s."notifiedUsers"
      from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as s (id uuid, "notifiedUsers" uuid[])
      where ${reminders.id} = s.id and notified_users <> s."notifiedUsers"`,
    () => undefined,
    'mark_notified',
  )

type Due = ReturnType<ReturnType<typeof takeDue>['read']>[number]

/** Those of the due users who can be notified. */
const listReached = (
  reminder: Due,
  readers: ReadonlyMap<string, NoticeReader>,
  today: CivilDate,
): string[] =>
  listUnnotified(reminder, today).filter((id) => {
    const reader = readers.get(id)
    return reader !== undefined && isNotified(reminder, reader)
  })

/** The notification of a reminder, and an e-mail to each recipient. */
function toMessages(reminder: Due, userIds: string[], today: CivilDate): OutboxMessage[] {
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

/** Returns the reminders of the batch. */
function sendBatch(ports: Ports, after: string) {
  const { database, clock, conventions } = ports
  const now = clock.now()
  const today = civilDateOf(now, conventions.timeZone)
  return database.system(async (transaction) => {
    const due = await transaction.run(takeDue(today, after))
    const people = due.flatMap(({ usersNotification }) => usersNotification)
    const readers = await loadNoticeReaders(transaction, people, ports)
    const reached = due.map((reminder) => ({
      reminder,
      userIds: listReached(reminder, readers, today),
    }))
    const [first, ...rest] = reached.flatMap(({ reminder, userIds }) =>
      toMessages(reminder, userIds, today),
    )
    if (first) transaction.defer(leaveMessages(null, [first, ...rest], now))
    const settled = reached.map(({ reminder, userIds }) => ({
      id: reminder.id,
      notifiedUsers: listSettled(reminder, userIds, today),
    }))
    transaction.defer(markNotified(settled))
    return due
  })
}

/**
 * Notifies the chosen users of every reminder whose day has come, by notification and e-mail. Recipients
 * are recorded in the same transaction: nobody is notified twice, however often this runs and in however
 * many processes, and a day on which nothing ran is caught up. Users who cannot be notified yet, such as
 * blocked ones, wait until the due day.
 */
export const sendReminderNotices = (ports: Ports): Promise<void> =>
  inBatches(BATCH, (after) => sendBatch(ports, after))

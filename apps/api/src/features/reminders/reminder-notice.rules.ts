import type { CivilDate } from '@tramite/core/calendar'

/** The facts that the notices of a reminder depend on. */
interface NoticedReminder {
  readonly duoDate: CivilDate
  readonly dateToNotify: CivilDate
  /** Users who were chosen. */
  readonly usersNotification: readonly string[]
  /** Those of them who have had the notice of that day. */
  readonly notifiedUsers: readonly string[]
  /** Businesses that have archived it. */
  readonly filedBy: readonly string[]
}

/** The facts about a user that decide whether they get a notice. */
export interface NoticeReader {
  readonly id: string
  /** The businesses that they may see. */
  readonly businessIds: readonly string[]
  /** Whether the contract of their customer lets them see anything. */
  readonly visible: boolean
}

/** Users whose notice is due: chosen, on that day or later, and not notified of it yet. */
export function listUnnotified(reminder: NoticedReminder, today: CivilDate): string[] {
  if (today < reminder.dateToNotify) return []
  return reminder.usersNotification.filter((id) => !reminder.notifiedUsers.includes(id))
}

/**
 * Whether a user is notified of a reminder when its day has come. Not if every business that they see has
 * archived it, which means it is done, and not if their contract no longer lets them see anything. Access to
 * the tool is not required: a legal date matters also to a user who has lost it, or whose contract is
 * suspended.
 */
export function isNotified(
  { filedBy }: Pick<NoticedReminder, 'filedBy'>,
  { businessIds, visible }: NoticeReader,
): boolean {
  const isDone = businessIds.length > 0 && businessIds.every((id) => filedBy.includes(id))
  return visible && !isDone
}

/**
 * The chosen users whose notice of that day is settled: those who had it or get it now. The others, such as
 * blocked users, get it when they can be notified, until the end of the due day. The first run after that
 * day, for example after an outage, tells all users who can be notified that it has passed, and settles the
 * rest.
 * @param reached those who get it now
 */
export function listSettled(
  { usersNotification, notifiedUsers, duoDate }: NoticedReminder,
  reached: readonly string[],
  today: CivilDate,
): string[] {
  if (today > duoDate) return [...usersNotification]
  return usersNotification.filter((id) => notifiedUsers.includes(id) || reached.includes(id))
}

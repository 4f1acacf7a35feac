import type { CivilDate } from '@tramite/core/calendar'

/** What the notices of a reminder depend on. */
interface NoticedReminder {
  readonly duoDate: CivilDate
  readonly dateToNotify: CivilDate
  /** Users who were chosen. */
  readonly usersNotification: readonly string[]
  /** Of them, those who have had the notice of that day. */
  readonly notifiedUsers: readonly string[]
  /** Businesses that have archived it. */
  readonly filedBy: readonly string[]
}

/** What of a user decides whether they get a notice. */
export interface NoticeReader {
  readonly id: string
  /** The businesses that they may see. */
  readonly businessIds: readonly string[]
  /** Whether the contract of their customer lets them see anything. */
  readonly visible: boolean
}

/** Users whose turn it is: chosen, on that day or later, and not told of it yet. */
export function listUntold(reminder: NoticedReminder, today: CivilDate): string[] {
  if (today < reminder.dateToNotify) return []
  return reminder.usersNotification.filter((id) => !reminder.notifiedUsers.includes(id))
}

/**
 * Whether a user is told of a reminder when its day has come: not when every business that they see
 * has archived it, which is to say that it is done, and not when their contract has ended.
 */
export function isTold(
  { filedBy }: Pick<NoticedReminder, 'filedBy'>,
  { businessIds, visible }: NoticeReader,
): boolean {
  const isDone = businessIds.length > 0 && businessIds.every((id) => filedBy.includes(id))
  return visible && !isDone
}

/**
 * Of the chosen users, those who wait for no notice of that day any more: whoever had it or has it now. The others,
 * blocked or kept out for a while, have it when they can be told, until the due day is over: after it there is nothing
 * to remind them of.
 * @param told those who have it now
 */
export function listSettled(
  { usersNotification, notifiedUsers, duoDate }: NoticedReminder,
  told: readonly string[],
  today: CivilDate,
): string[] {
  if (today > duoDate) return [...usersNotification]
  return usersNotification.filter((id) => notifiedUsers.includes(id) || told.includes(id))
}

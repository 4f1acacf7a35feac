import { formatDateTime } from '../calendar/index.ts'
import { fillMessage } from '../messages/message-text.ts'
import { reminderArchivedMessages as texts } from '../messages/reminder-archived.ts'
import type { Reminder } from './reminders.types.ts'

/** Who archived a reminder while it was edited, and when; without a name where that was not recorded. */
export const toArchivedText = (
  { createdAt, userName }: Pick<NonNullable<Reminder['filed']>, 'createdAt' | 'userName'>,
  timeZone?: string,
): string => {
  const at = formatDateTime(createdAt, timeZone)
  return userName === null
    ? fillMessage(texts['reminders.archivedMeanwhile'], { at })
    : fillMessage(texts['reminders.archivedMeanwhile.by'], { at, userName })
}

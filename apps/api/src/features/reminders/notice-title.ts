import type { CivilDate } from '@tramite/core/calendar'
import { fillMessage, reminderMessages as texts } from '@tramite/core/messages'
import { type DatedReminder, toDueState } from '@tramite/core/reminders'

/**
 * The title of the notice of a reminder.
 * @param date the due date, formatted
 */
export function toNoticeTitle(
  reminder: Pick<DatedReminder, 'duoDate'>,
  today: CivilDate,
  date: string,
): string {
  const due = toDueState(reminder, today)
  if (due === 'today') return texts['reminders.noticeTitleToday']
  const text = due === 'overdue' ? 'reminders.noticeTitleOverdue' : 'reminders.noticeTitle'
  return fillMessage(texts[text], { date })
}

import { type CivilDate, civilDateOf, formatDate, formatTime } from '../calendar/index.ts'
import { draftMessages } from '../messages/drafts.ts'
import { fillMessage } from '../messages/message-text.ts'

/**
 * When a draft was last kept: 'às 14:32', or with its day when that is not today.
 * @param today in the firm's time zone
 */
export function toDraftWhen(savedAt: Date, today: CivilDate, timeZone: string): string {
  const time = formatTime(savedAt.toISOString(), timeZone)
  const date = civilDateOf(savedAt, timeZone)
  return date === today
    ? fillMessage(draftMessages['drafts.today'], { time })
    : fillMessage(draftMessages['drafts.onDay'], { date: formatDate(date), time })
}

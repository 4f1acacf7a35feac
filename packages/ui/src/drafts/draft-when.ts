import { type CivilDate, civilDateOf, formatDate, formatTime } from '@tramite/core/calendar'
import { draftLabels } from '../labels/drafts.ts'

/**
 * When a draft was kept: 'às 14:32', or with its day when that is not today.
 * @param today in the firm's time zone
 */
export function toDraftWhen(savedAt: Date, today: CivilDate, timeZone: string): string {
  const time = formatTime(savedAt.toISOString(), timeZone)
  const date = civilDateOf(savedAt, timeZone)
  return date === today ? draftLabels.today(time) : draftLabels.onDay(formatDate(date), time)
}

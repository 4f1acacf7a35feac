import { formatDate, formatTime } from '@tramite/core/calendar'
import { createMessages, mailMessages } from '@tramite/core/messages'
import type { JobOf } from '../../ports/jobs.ts'

const text = createMessages(mailMessages)

/** An instant as e-mails show it: `10/03/2026 às 09:00` in the firm's time zone. */
export function toMoment(at: Date, timeZone: string): string {
  const instant = at.toISOString()
  return text('mails.moment', {
    date: formatDate(instant, timeZone),
    time: formatTime(instant, timeZone),
  })
}

/** Notifies a user that their password was changed. */
export const passwordChangedNotice = (
  userId: string,
  at: Date,
  timeZone: string,
): JobOf<'accountNotice'> => ({
  kind: 'accountNotice',
  notice: 'passwordChanged',
  userId,
  values: { when: toMoment(at, timeZone) },
})

import type { JobOf } from '../../ports/jobs.ts'

/** An instant as e-mails say it: `10/03/2026, 09:00` in the firm's time zone. */
export const toMoment = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at)

/** Tells a user that their password is another one now. */
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

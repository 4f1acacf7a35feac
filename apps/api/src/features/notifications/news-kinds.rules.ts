import {
  isMuted,
  type NotificationChannel,
  type NotificationKind,
} from '@tramite/core/notifications'
import type { DemandNews } from '../../ports/demand-news.ts'
import type { MailedNews } from '../../ports/jobs.ts'

type StatusNews = Extract<DemandNews, { kind: 'status' }>

/** Whether a delivered demand, or a finished mapping, is taken up again: by a customer, wherever that leads. */
export const isReopened = ({ statusKey, from, ofCustomer = false }: StatusNews): boolean =>
  from === 'FINISHED' && (statusKey === 'IN_PROGRESS' || ofCustomer)

/** The kind of the news of a demand. */
export function toNewsKind(news: DemandNews): NotificationKind {
  switch (news.kind) {
    case 'message':
    case 'document':
    case 'documents':
      return 'messages'
    case 'forecast':
    case 'overdue':
      return 'forecasts'
    case 'status':
      return news.statusKey === 'PENDING' && !isReopened(news) ? 'requests' : 'progress'
    default:
      return 'progress'
  }
}

/** News of a demand, with what came along. */
type GivenNews = Pick<MailedNews, 'news' | 'itemId' | 'forecast'>

/**
 * Whether a user has turned off the news of a demand. News that include a message or a forecast belong to
 * each of these kinds, and are off only if all of them are.
 */
export function isNewsMuted(
  muted: readonly string[],
  { news, itemId, forecast }: GivenNews,
  channel: NotificationChannel,
): boolean {
  const isOff = (kind: NotificationKind) => isMuted(muted, kind, channel)
  return (
    isOff(toNewsKind(news)) &&
    (itemId === undefined || isOff('messages')) &&
    (forecast === undefined || isOff('forecasts'))
  )
}

/**
 * The kind of a notification that does not concern a demand.
 * @param type of the notification, such as `REMINDER`; an unknown one counts as required
 */
export function toTypeKind(type: string): NotificationKind {
  if (type === 'REMINDER') return 'reminders'
  return type === 'JOURNEY' ? 'progress' : 'account'
}

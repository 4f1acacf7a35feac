import type { NotificationKind } from '@tramite/core/notifications'
import type { DemandNews } from '../../ports/demand-news.ts'

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
      return news.statusKey === 'PENDING' ? 'requests' : 'progress'
    default:
      return 'progress'
  }
}

/**
 * The kind of a notification that does not concern a demand.
 * @param type of the notification, such as `REMINDER`; an unknown one counts as required
 */
export function toTypeKind(type: string): NotificationKind {
  if (type === 'REMINDER') return 'reminders'
  return type === 'JOURNEY' ? 'progress' : 'account'
}

import type { NotificationKind } from '@tramite/core/notifications'
import type { DemandNews } from '../../ports/demand-news.ts'

/** What the news of a demand are about. */
export function toNewsKind(news: DemandNews): NotificationKind {
  switch (news.kind) {
    case 'message':
    case 'document':
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
 * What a notification that is no demand's is about.
 * @param type of the notification, as `REMINDER`; one that is not known counts as required
 */
export function toTypeKind(type: string): NotificationKind {
  if (type === 'REMINDER') return 'reminders'
  return type === 'JOURNEY' ? 'progress' : 'account'
}

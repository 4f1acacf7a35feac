import { toOwnPath } from '../links/index.ts'
import { toDemandPath } from '../portal-paths.ts'

const ALL_NOTIFICATIONS = '/notifications'

/**
 * Where a notification leads, as a path of the portal: DEMAND to its demand, another type to its link if
 * that is a path of this origin, otherwise to all notifications. The link is data and never leads to
 * another origin.
 */
export function toNotificationHref(notification: {
  readonly type: string
  readonly link: string | null
}): string {
  const { type, link } = notification
  if (link === null || link === '') return ALL_NOTIFICATIONS
  if (type === 'DEMAND') return toDemandPath(link.toWellFormed())
  return toOwnPath(link) ?? ALL_NOTIFICATIONS
}

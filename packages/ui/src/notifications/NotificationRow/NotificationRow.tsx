import { formatDate, formatTime } from '@tramite/core/calendar'
import { type Notification, toNotificationHref } from '@tramite/core/notifications'
import { notificationsLabels } from '../../labels/notifications.ts'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './NotificationRow.css.ts'

/** A notification: its text, its time, and its link. */
export function NotificationRow({
  notification,
  timeZone,
  onRead,
}: {
  notification: Notification
  timeZone: string
  /** Called when the link of an unread one is followed. */
  onRead: (id: string) => void
}) {
  const { id, title, description, isReaded, updatedAt } = notification
  const date = formatDate(updatedAt, timeZone)
  const time = formatTime(updatedAt, timeZone)
  const name = [title, description, `${date} ${time}`].filter(Boolean).join(', ')
  return (
    <div className={isReaded ? css.row : `${css.row} ${css.unread}`}>
      {!isReaded && <span className={css.dot} />}
      <div className={css.words}>
        <p className={css.title}>
          {title}
          {!isReaded && <VisuallyHidden> ({notificationsLabels.isUnread})</VisuallyHidden>}
        </p>
        {description && <p className={css.text}>{description}</p>}
        <time className={css.when} dateTime={updatedAt}>
          <span>{date}</span>
          <span>{time}</span>
        </time>
      </div>
      <TextLink
        href={toNotificationHref(notification)}
        variant="plain"
        className={css.details}
        onFollow={isReaded ? undefined : () => onRead(id)}
        aria-label={`${notificationsLabels.details}: ${name}`}
      >
        {notificationsLabels.details}
      </TextLink>
    </div>
  )
}

import { notificationMessages } from '@tramite/core/messages'
import { useRef, useState } from 'react'
import { shellLabels } from '../../labels/shell.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { useLinkProps } from '../../primitives/Navigation/NavigationProvider.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './NotificationEntries.css.ts'
import type { NotificationEntry, NotificationPanelProps } from './notification-panel.types.ts'

export type NotificationEntriesProps = Pick<
  NotificationPanelProps,
  'entries' | 'unreadCount' | 'state' | 'onRead' | 'onMarkAllRead'
>

/** What the bell opens. */
export function NotificationEntries({
  entries,
  unreadCount,
  state,
  onRead,
  onMarkAllRead,
}: NotificationEntriesProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const [marked, setMarked] = useState<'asked' | 'done'>()
  if (marked === 'asked' && unreadCount === 0) setMarked('done')
  // A later one may be read elsewhere: nothing was marked here by that.
  if (marked === 'done' && unreadCount > 0) setMarked(undefined)
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <h2 ref={title} tabIndex={-1} className={css.title}>
          {shellLabels.notifications}
        </h2>
        <TextLink
          // If all are read, the page would start with an empty list of unread ones.
          href={unreadCount > 0 ? '/notifications' : '/notifications?isReaded=true'}
          variant="plain"
        >
          {shellLabels.allNotifications}
        </TextLink>
        {unreadCount > 0 && (
          <Button
            variant="ghost"
            size="small"
            className={css.markAll}
            onPress={() => {
              // The button disappears once all are read.
              title.current?.focus()
              setMarked('asked')
              onMarkAllRead()
            }}
          >
            {shellLabels.markAllRead}
          </Button>
        )}
      </div>
      <span role="status" className={visuallyHidden}>
        {marked === 'done' && shellLabels.allMarkedRead}
      </span>
      {state === 'loading' && (
        <p className={css.note} role="status">
          {shellLabels.notificationsLoading}
        </p>
      )}
      {state === 'failed' && (
        <p className={css.note} role="alert">
          {shellLabels.notificationsFailed}
        </p>
      )}
      {state === 'ready' && entries.length === 0 && (
        <p className={css.note}>{notificationMessages['notifications.panelEmpty']}</p>
      )}
      {state === 'ready' && entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <NotificationLink entry={entry} onRead={onRead} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NotificationLink({
  entry,
  onRead,
}: {
  entry: NotificationEntry
  onRead: (id: string) => void
}) {
  const { id, isRead } = entry
  const linkProps = useLinkProps(entry.href, false, isRead ? undefined : () => onRead(id))
  return (
    <a {...linkProps} className={css.entry}>
      <span className={css.dot} data-unread={!isRead || undefined} />
      <span>
        <span className={css.entryTitle}>{entry.title}</span>
        {!isRead && <VisuallyHidden> ({shellLabels.unread})</VisuallyHidden>}
        {entry.description && <span className={css.text}>{entry.description}</span>}
        <time className={css.date}>{entry.dateText}</time>
      </span>
    </a>
  )
}

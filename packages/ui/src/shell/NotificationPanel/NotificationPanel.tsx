import { notificationMessages } from '@tramite/core/messages'
import { Bell } from 'lucide-react'
import { useRef } from 'react'
import { shellLabels } from '../../labels/shell.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useLinkProps } from '../../primitives/Navigation/NavigationProvider.tsx'
import { Popover } from '../../primitives/Popover/Popover.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './NotificationPanel.css.ts'

export interface NotificationEntry {
  id: string
  title: string
  description?: string | undefined
  href: string
  isRead: boolean
  /** As shown: '18/11/2026 14:20'. */
  dateText: string
}

export interface NotificationPanelProps {
  /** Newest first. */
  entries: readonly NotificationEntry[]
  /** Number of all unread notifications, including those not in the panel. */
  unreadCount: number
  /** Those that arrived since the panel was last opened: the bell shows that there are any. */
  unseenCount: number
  state: 'loading' | 'ready' | 'failed'
  /**
   * Called when the panel was opened, or closed after more may have arrived in it: nothing in it is new
   * any more, though it may be unread.
   */
  onSeen: () => void
  /** Called when an unread entry is followed. */
  onRead: (id: string) => void
  onMarkAllRead: () => void
}

/**
 * The bell and its panel. Opening the panel clears the bell's dot; an entry counts as read when it is
 * opened.
 */
export function NotificationPanel({
  entries,
  unreadCount,
  unseenCount,
  state,
  onSeen,
  onRead,
  onMarkAllRead,
}: NotificationPanelProps) {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Popover
      label={shellLabels.notifications}
      className={css.panel}
      onOpenChange={onSeen}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={
            unseenCount > 0 ? shellLabels.notificationsNew(unseenCount) : shellLabels.notifications
          }
          icon={<Bell />}
          hasDot={unseenCount > 0}
        />
      )}
    >
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
              onMarkAllRead()
            }}
          >
            {shellLabels.markAllRead}
          </Button>
        )}
      </div>
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
    </Popover>
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

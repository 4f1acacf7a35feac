import { shellMessages } from '@tramite/core/messages'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { shellLabels } from '../../labels/shell.ts'
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
  /** As shown: 'hoje, 14:20'. */
  dateText: string
}

export interface NotificationPanelProps {
  /** Newest first. */
  entries: readonly NotificationEntry[]
  unreadCount: number
  state: 'loading' | 'ready' | 'failed'
  /** The panel was opened: time to mark the entries as read. */
  onOpen: () => void
}

const unreadOf = (entries: readonly NotificationEntry[]) =>
  new Set(entries.flatMap(({ id, isRead }) => (isRead ? [] : [id])))

/** The bell and its panel. What was new when it opened keeps its mark until it closes. Specification §2. */
export function NotificationPanel({ entries, unreadCount, state, onOpen }: NotificationPanelProps) {
  const [news, setNews] = useState<ReadonlySet<string>>(new Set())
  return (
    <Popover
      label={shellLabels.notifications}
      className={css.panel}
      onOpenChange={(isOpen) => {
        setNews(isOpen ? unreadOf(entries) : new Set())
        if (isOpen) onOpen()
      }}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={
            unreadCount > 0
              ? shellLabels.notificationsUnread(unreadCount)
              : shellLabels.notifications
          }
          icon={<Bell />}
          hasDot={unreadCount > 0}
        />
      )}
    >
      <div className={css.head}>
        <h2 className={css.title}>{shellLabels.notifications}</h2>
        <TextLink
          // Opening the panel has read them: the page would begin with an empty list of unread ones.
          href={unreadCount > 0 ? '/notifications' : '/notifications?isReaded=true'}
          variant="plain"
        >
          {shellLabels.allNotifications}
        </TextLink>
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
        <p className={css.note}>{shellMessages['notifications.panelEmpty']}</p>
      )}
      {state === 'ready' && entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <NotificationLink entry={entry} isNew={!entry.isRead || news.has(entry.id)} />
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}

function NotificationLink({ entry, isNew }: { entry: NotificationEntry; isNew: boolean }) {
  const linkProps = useLinkProps(entry.href)
  return (
    <a {...linkProps} className={css.entry}>
      <span className={css.dot} data-unread={isNew || undefined} />
      <span>
        <span className={css.entryTitle}>{entry.title}</span>
        {isNew && <VisuallyHidden> ({shellLabels.unread})</VisuallyHidden>}
        {entry.description && <span className={css.text}>{entry.description}</span>}
        <time className={css.date}>{entry.dateText}</time>
      </span>
    </a>
  )
}

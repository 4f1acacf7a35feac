import { Bell } from 'lucide-react'
import { shellLabels } from '../../labels/shell.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { LoadedPopover } from '../../primitives/Popover/Popover.tsx'
import { headerCode } from '../AppHeader/header-code.ts'

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
export function NotificationPanel({ unseenCount, onSeen, ...shown }: NotificationPanelProps) {
  return (
    <LoadedPopover
      code={headerCode}
      label={shellLabels.notifications}
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
      {({ NotificationEntries }) => <NotificationEntries {...shown} />}
    </LoadedPopover>
  )
}

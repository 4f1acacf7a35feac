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

import { Bell } from 'lucide-react'
import { shellLabels } from '../../labels/shell.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { LoadedPopover } from '../../primitives/Popover/Popover.tsx'
import { headerCode } from '../AppHeader/header-code.ts'
import type { NotificationPanelProps } from './notification-panel.types.ts'

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

import { notificationMessages } from '@tramite/core/messages'
import type { Notification } from '@tramite/core/notifications'
import { Bell, CheckCheck } from 'lucide-react'
import { notificationsLabels } from '../../labels/notifications.ts'
import { pagedListLabels } from '../../labels/paged-list.ts'
import { shellLabels } from '../../labels/shell.ts'
import { ListFilter } from '../../paged-list/ListFilter/ListFilter.tsx'
import { ListPaper } from '../../paged-list/ListPaper/ListPaper.tsx'
import type { PaperFacts } from '../../paged-list/ListPaper/list-paper.types.ts'
import { isFiltered, type ListFilterValue } from '../../paged-list/list-filter.ts'
import { PagedList, type PageOfList, toResult } from '../../paged-list/PagedList/PagedList.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ToggleButton } from '../../primitives/ToggleButton/ToggleButton.tsx'
import { useFocusOnRemoval } from '../../primitives/use-focus-on-removal.ts'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { NotificationRow } from '../NotificationRow/NotificationRow.tsx'
import * as css from './NotificationsView.css.ts'

export interface NotificationsViewProps {
  list: PageOfList<Notification>
  /** How many match the filter; undefined while unknown. */
  total: number | undefined
  /** Number of all unread ones. */
  unreadCount: number
  /** Which of the two halves is shown. */
  isRead: boolean
  onIsReadChange: (isRead: boolean) => void
  filter: ListFilterValue
  onFilterChange: (filter: ListFilterValue) => void
  /** Called when an unread one is opened. */
  onRead: (id: string) => void
  onMarkAllRead: () => void
  isMarking: boolean
  timeZone: string
  paper: PaperFacts
}

type MarkAllReadProps = Pick<NotificationsViewProps, 'onMarkAllRead' | 'isMarking'>

function MarkAllRead({ onMarkAllRead, isMarking }: MarkAllReadProps) {
  // The button disappears with the last unread one, which is what it does.
  const part = useFocusOnRemoval<HTMLDivElement>()
  return (
    <div ref={part}>
      <Button
        variant="secondary"
        icon={<CheckCheck />}
        isPending={isMarking}
        pendingText={notificationsLabels.marking}
        onPress={onMarkAllRead}
      >
        {notificationsLabels.markAllRead}
      </Button>
    </div>
  )
}

/** All notifications, unread ones first. */
export function NotificationsView({
  list,
  total,
  unreadCount,
  isRead,
  onIsReadChange,
  filter,
  onFilterChange,
  onRead,
  onMarkAllRead,
  isMarking,
  timeZone,
  paper,
}: NotificationsViewProps) {
  const emptyHalf = isRead ? notificationsLabels.emptyRead : notificationsLabels.emptyUnread
  return (
    <PageFrame
      title={notificationsLabels.title}
      actions={
        unreadCount > 0 && <MarkAllRead onMarkAllRead={onMarkAllRead} isMarking={isMarking} />
      }
    >
      <ListFilter
        label={notificationsLabels.filters}
        textLabel={notificationsLabels.text}
        textPlaceholder={notificationsLabels.textPlaceholder}
        value={filter}
        onChange={onFilterChange}
        result={total === undefined ? '' : toResult(notificationsLabels.found(total), list)}
      >
        <fieldset className={css.choice} aria-label={notificationsLabels.show}>
          {[false, true].map((half) => (
            <ToggleButton
              key={String(half)}
              size="small"
              isSelected={isRead === half}
              // One of the two is always selected: pressing it again changes nothing.
              onChange={() => onIsReadChange(half)}
            >
              {half ? notificationsLabels.read : notificationsLabels.unread}
            </ToggleButton>
          ))}
        </fieldset>
      </ListFilter>
      <ListPaper
        paper={paper}
        filters={[
          [
            notificationsLabels.show,
            isRead ? notificationsLabels.read : notificationsLabels.unread,
          ],
          [notificationsLabels.text, filter.text],
        ]}
        period={filter}
        shown={list.items.length}
        total={total}
      />
      <PagedList
        {...list}
        label={notificationsLabels.title}
        pagesLabel={notificationsLabels.pages}
        icon={<Bell />}
        emptyTitle={notificationMessages['notifications.empty']}
        emptyText={isFiltered(filter) ? pagedListLabels.emptyFiltered : emptyHalf}
        failedTitle={shellLabels.notificationsFailed}
      >
        {(notification) => (
          <NotificationRow notification={notification} timeZone={timeZone} onRead={onRead} />
        )}
      </PagedList>
    </PageFrame>
  )
}

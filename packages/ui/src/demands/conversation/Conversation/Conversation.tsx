import { type CivilDate, civilDateFrom } from '@tramite/core/calendar'
import { type Attachment, type Demand, type ProcessItem, toViewerKind } from '@tramite/core/demands'
import type { SessionUser } from '@tramite/core/session'
import { ChevronUp } from 'lucide-react'
import { Fragment, useMemo, useRef } from 'react'
import type { DownloadsProps } from '../../../files/transfers.ts'
import { conversationLabels } from '../../../labels/demand-detail.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { onlyPrinted } from '../../../theme/print.css.ts'
import { toConversationDays, toDayLabel, toSinceText } from '../conversation-days.ts'
import { toEntryId } from '../entry-id.ts'
import { HeldField } from '../HeldField.ts'
import { MessageEntry } from '../MessageEntry/MessageEntry.tsx'
import { NewMessages } from '../NewMessages/NewMessages.tsx'
import { type OutgoingEntryProps, OutgoingItem } from '../OutgoingEntry/OutgoingEntry.tsx'
import { OutgoingStatus, type OutgoingStatusProps } from '../OutgoingStatus/OutgoingStatus.tsx'
import { StatusEntry } from '../StatusEntry/StatusEntry.tsx'
import { useOlderItems } from '../use-older-items.ts'
import { type OpeningOptions, unreadLineId, useOpeningPlace } from '../use-opening-place.ts'
import { useOwnInSight } from '../use-own-in-sight.ts'
import * as css from './Conversation.css.ts'

/** Number of entries from which those out of view are not rendered. */
const lazyFrom = 15

export interface ConversationProps
  extends OutgoingStatusProps,
    Pick<OutgoingEntryProps, 'onRetry' | 'onDiscard'> {
  /** The request of the demand, which opens the conversation. */
  request: Pick<Demand, 'authorName' | 'createdAt' | 'description' | 'attachments'>
  /** Oldest first. */
  items: readonly ProcessItem[]
  /** Who reads: internal messages are for the firm's staff alone. */
  viewer: Pick<SessionUser, 'id' | 'name' | 'type'>
  /** In the firm's time zone. */
  today: CivilDate
  timeZone: string
  /** Present while the server has older entries. */
  onShowOlder?: (() => void) | undefined
  isLoadingOlder?: boolean
  downloads: DownloadsProps<Attachment>
  /** Where it opens; at its beginning if absent. */
  place?: Omit<OpeningOptions, 'onShowOlder'>
}

/** For a conversation read from its beginning. */
const fromItsBeginning: NonNullable<ConversationProps['place']> = {
  since: null,
  isCurrent: true,
  opening: { firstUnreadId: null },
  onOpened: () => {},
}

/** The conversation between customer and firm, oldest first, by day. */
export function Conversation({
  request,
  items,
  viewer,
  today,
  timeZone,
  onShowOlder,
  isLoadingOlder = false,
  outgoing,
  hasArrived,
  downloads,
  onRetry,
  onDiscard,
  place = fromItsBeginning,
}: ConversationProps) {
  const end = useRef<HTMLDivElement>(null)
  const viewerId = viewer.id
  const kind = toViewerKind(viewer.type)
  const days = useMemo(
    () => toConversationDays(items, today, timeZone, kind),
    [items, today, timeZone, kind],
  )
  const requestDate = civilDateFrom(request.createdAt, timeZone)
  const isOpen = place.opening !== null
  // Pages that are read to find the position neither hold the page nor are announced.
  const ids = useMemo(() => (isOpen ? items.map(({ id }) => id) : []), [isOpen, items])
  const itemClass = items.length > lazyFrom ? `${css.item} ${css.lazy}` : css.item
  const olderText = useOlderItems(ids)
  useOwnInSight(items, viewerId)
  useOpeningPlace(items, { id: viewerId, kind }, { ...place, onShowOlder })
  // The buttons of a failed message disappear when pressed: the focus moves to the field for writing.
  const leaving = (act: (key: string) => void) => (key: string) => {
    end.current?.focus({ preventScroll: true })
    act(key)
  }
  const { opening, since, wantedId, isRequestWanted = false } = place
  const sinceText = since ? toSinceText(since, today, timeZone) : ''

  return (
    <div className={css.conversation}>
      <div className={css.day}>
        <DayLabel label={toDayLabel(requestDate, today)} />
        <div className={isRequestWanted ? css.wanted : undefined}>
          <MessageEntry
            kindText={conversationLabels.request}
            isFoldable={!isRequestWanted}
            item={{
              type: 'MESSAGE',
              content: request.description,
              template: null,
              userType: 'CUSTOMER',
              userName: request.authorName,
              createdAt: request.createdAt,
              deleted: false,
              attachments: request.attachments,
            }}
            timeZone={timeZone}
            downloads={downloads}
          />
        </div>
      </div>
      {onShowOlder && (
        <div className={css.older}>
          <Button
            variant="ghost"
            icon={<ChevronUp />}
            isPending={isLoadingOlder}
            pendingText={conversationLabels.loadingOlder}
            onPress={onShowOlder}
          >
            {conversationLabels.showOlder}
          </Button>
          <p className={onlyPrinted}>{conversationLabels.olderNotPrinted}</p>
        </div>
      )}
      {days.map((day, index) => (
        <section key={day.date} className={css.day} aria-label={day.label}>
          {/* The request's own day already has its heading. */}
          {(index > 0 || onShowOlder || day.date !== requestDate) && <DayLabel label={day.label} />}
          <ul className={css.list}>
            {day.items.map((item) => (
              <Fragment key={item.id}>
                {opening?.firstUnreadId === item.id && (
                  <li id={unreadLineId} className={css.unreadLine}>
                    {conversationLabels.newSince(sinceText)}
                  </li>
                )}
                <li
                  id={toEntryId(item.id)}
                  className={item.id === wantedId ? `${itemClass} ${css.wanted}` : itemClass}
                  tabIndex={-1}
                >
                  {item.type === 'STATUS' && !item.deleted ? (
                    <StatusEntry item={item} timeZone={timeZone} downloads={downloads} />
                  ) : (
                    <MessageEntry item={item} timeZone={timeZone} downloads={downloads} />
                  )}
                </li>
              </Fragment>
            ))}
          </ul>
        </section>
      ))}
      {outgoing.length > 0 && (
        <ul className={css.list}>
          {outgoing.map((message) => (
            <OutgoingItem
              key={message.key}
              message={message}
              authorName={viewer.name}
              onRetry={leaving(onRetry)}
              onDiscard={leaving(onDiscard)}
            />
          ))}
        </ul>
      )}
      <HeldField items={items} viewerId={viewerId} />
      <div ref={end} tabIndex={-1} className={css.end}>
        <NewMessages items={items} viewerId={viewerId} isOpened={isOpen} />
        <OutgoingStatus outgoing={outgoing} hasArrived={hasArrived} />
        <div role="status">
          <VisuallyHidden>{olderText}</VisuallyHidden>
        </div>
      </div>
    </div>
  )
}

function DayLabel({ label }: { label: string }) {
  return <h3 className={css.dayLabel}>{label}</h3>
}

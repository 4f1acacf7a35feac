import type { Attachment, Demand, DemandOffers } from '@tramite/core/demands'
import { demandRefusalMessages } from '@tramite/core/messages'
import {
  loadNextPage,
  type Outgoing,
  useDownloads,
  useSignAttachment,
  useViewer,
} from '@tramite/react'
import {
  type ChatBoxProps,
  Conversation,
  ConversationFailed,
  type ConversationProps,
  ConversationSkeleton,
  MessageComposer,
  type MessageComposerProps,
} from '@tramite/ui/demands/detail'
import { Suspense } from 'react'
import { lazyPart } from '../providers/lazy-part.ts'
import type { useDemandItems } from './use-demand.ts'

const UnsentActions = lazyPart(() => import('./unsent-actions.tsx'))

interface MessagesPanelProps {
  demand: Demand
  offers: DemandOffers
  conversation: ReturnType<typeof useDemandItems>
  outbox: Pick<Outgoing, 'outgoing' | 'hasArrived' | 'retry' | 'discard'>
  chat: ChatBoxProps
  /** Discards what is written. */
  onDiscardWritten: () => void
  place: ConversationProps['place']
  onResolve: () => void
  onReopen: () => void
}

/** The tab 'Mensagens'. */
export function MessagesPanel({
  demand,
  offers,
  conversation,
  outbox,
  chat,
  onDiscardWritten,
  place,
  onResolve,
  onReopen,
}: MessagesPanelProps) {
  const { user, conventions, day } = useViewer()
  const { query, items } = conversation
  const { draftNotice: notice } = chat
  const unsent = chat.form.field('content').value
  const unsentFiles = chat.uploads.rows.map(({ name }) => name)
  const hasUnsent = unsent.trim() !== '' || unsentFiles.length > 0
  const downloads = useDownloads<Attachment>(useSignAttachment())

  if (query.isPending) return <ConversationSkeleton />
  if (query.isLoadingError) {
    return <ConversationFailed onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  }
  const closed: MessageComposerProps['closed'] = offers.chat.allowed
    ? undefined
    : {
        reason: demandRefusalMessages[`demands.refused.${offers.chat.reason}`],
        onResolve: offers.resolve.allowed ? onResolve : undefined,
        onReopen: offers.reopen.allowed ? onReopen : undefined,
        unsent,
        unsentFiles,
        children: (hasUnsent || notice) && (
          <Suspense>
            <UnsentActions
              text={unsent}
              onDiscard={hasUnsent ? onDiscardWritten : undefined}
              notice={notice}
            />
          </Suspense>
        ),
      }
  return (
    <>
      <Conversation
        request={demand}
        items={items}
        viewer={user}
        today={day.today}
        timeZone={conventions.timeZone}
        onShowOlder={query.hasNextPage ? () => loadNextPage(query) : undefined}
        isLoadingOlder={query.isFetchingNextPage}
        downloads={downloads}
        place={place}
        outgoing={outbox.outgoing}
        hasArrived={outbox.hasArrived}
        onRetry={outbox.retry}
        onDiscard={outbox.discard}
      />
      <MessageComposer chat={chat} closed={closed} />
    </>
  )
}

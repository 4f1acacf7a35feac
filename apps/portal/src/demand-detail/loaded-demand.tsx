import { evaluateToolAccess } from '@tramite/core/access'
import {
  type Demand,
  evaluateAddPrivateUsers,
  evaluateDemandOffers,
  explainsForecast,
  findDemandOrigin,
  type ProcessItem,
  showsPrivacy,
  toDemandViewer,
} from '@tramite/core/demands'
import type { UploadRecord } from '@tramite/core/files'
import { useMessageForm, useMessageOutbox, useViewer } from '@tramite/react'
import { DemandDetailView } from '@tramite/ui/demands/detail'
import { Skeleton } from '@tramite/ui/Skeleton'
import { lazy, type RefObject, Suspense, useMemo, useState } from 'react'
import { useDraftGuard } from '../providers/draft-guard.tsx'
import { useTitleFocus } from '../providers/use-title-focus.ts'
import { DemandDialogs, type OpenDialog } from './demand-dialogs.tsx'
import type { DemandSearch } from './demand-search.ts'
import { DocumentsFailed } from './documents-failed.tsx'
import { LeftReply } from './left-reply.tsx'
import { MessagesPanel } from './messages-panel.tsx'
import { type useDemandFiles, type useDemandItems, useDemandNames } from './use-demand.ts'
import { useDemandActions } from './use-demand-actions.ts'
import { useFeedbackPrompt } from './use-feedback-prompt.tsx'
import { useForecastFrame } from './use-forecast-frame.ts'
import { useOpening } from './use-opening.ts'
import { useTimeline } from './use-timeline.ts'
import { WhyThisDate } from './why-this-date.tsx'

const DocumentsPanel = lazy(() =>
  import('./documents-panel.tsx').then(
    (module) => ({ default: module.DocumentsPanel }),
    () => ({ default: DocumentsFailed }),
  ),
)

interface LoadedDemandProps {
  demand: Demand
  /** When the demand was read, in milliseconds: its dates are evaluated at that moment. */
  readAt: number
  conversation: ReturnType<typeof useDemandItems>
  files: ReturnType<typeof useDemandFiles>
  isLeaving: RefObject<boolean>
  search: DemandSearch
  onPrint: () => void
}

/** The files of a reply that the conversation does not contain yet: a file is sent once. */
function withoutSent(files: readonly UploadRecord[], items: readonly ProcessItem[]) {
  const sent = new Set(items.flatMap(({ attachments }) => attachments.map(({ key }) => key)))
  return files.filter(({ awsFileKey }) => !sent.has(awsFileKey))
}

/** A demand on its page: connects rules and commands to the view. */
export function LoadedDemand({
  demand,
  readAt,
  conversation,
  files,
  isLeaving,
  search,
  onPrint,
}: LoadedDemandProps) {
  const { user, contract, access, day, conventions } = useViewer()
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null)
  const openers = {
    onResolve: () => setOpenDialog('resolve'),
    onReopen: () => setOpenDialog('reopen'),
    onValidate: () => setOpenDialog('validate'),
    onPrioritize: () => setOpenDialog('prioritize'),
    onRename: () => setOpenDialog('rename'),
    onTags: () => setOpenDialog('tags'),
  }

  const frame = useForecastFrame(readAt)
  const offers = useMemo(
    () => evaluateDemandOffers(demand, toDemandViewer(user), access, day.today),
    [demand, user, access, day],
  )
  const mayAddUsers = evaluateAddPrivateUsers(demand, toDemandViewer(user), []).allowed
  const reminders = evaluateToolAccess({ ...contract, tool: 'reminders' })
  const allowed = Object.values(offers).map((offer) => offer.allowed)
  useTitleFocus(openDialog === null, allowed.join())

  const { send, hasReturned, takeReturned, isUnstored, ...outbox } = useMessageOutbox(demand.id)
  const { isSuccess, isFetchNextPageError, isFetching } = conversation.query
  const place = useOpening(demand.id, search.at, (isSuccess || isFetchNextPageError) && !isFetching)
  const chat = useMessageForm({ demandId: demand.id, hasReturned, takeReturned, send })
  const [isWriting, setWriting] = useState(false)
  const write = () => {
    search.onTabChange('messages')
    setWriting(true)
  }
  const leaveDialog = useDraftGuard({
    isUploading: chat.isUploading,
    isUnstored: isUnstored || chat.isUnstored,
  })
  const names = useDemandNames(demand.demandsTags, demand.private)
  const { timeline, people } = useTimeline(demand, {
    now: frame.now,
    timeZone: conventions.timeZone,
  })
  const actions = useDemandActions(demand, user.id, isLeaving)
  const { onFeedback, prompt } = useFeedbackPrompt(demand, offers, search)

  return (
    <>
      <DemandDetailView
        demand={demand}
        tags={names.tags}
        origin={findDemandOrigin(demand, contract)}
        offers={offers}
        frame={frame}
        context={{ customerName: user.Customer?.name ?? null, ...names.members }}
        timeline={timeline}
        people={people}
        viewerId={user.id}
        tab={search.tab}
        onTabChange={search.onTabChange}
        documentCount={files.total}
        causes={explainsForecast(demand) && <WhyThisDate demandId={demand.id} />}
        onWrite={offers.chat.allowed ? write : undefined}
        {...openers}
        onPrint={onPrint}
        onPrivacy={showsPrivacy(offers) ? () => setOpenDialog('privacy') : undefined}
        canChangePrivacy={offers.togglePrivate.allowed || mayAddUsers}
        onReminders={reminders.allowed ? () => setOpenDialog('reminders') : undefined}
        onFeedback={onFeedback}
        {...actions}
      >
        {search.tab === 'documents' ? (
          <Suspense fallback={<Skeleton width="100%" height="8rem" />}>
            <DocumentsPanel demandId={demand.id} list={files} number={demand.externalId} />
          </Suspense>
        ) : (
          <MessagesPanel
            demand={demand}
            offers={offers}
            conversation={conversation}
            outbox={outbox}
            chat={{ ...chat.box, wantsFocus: isWriting, onFocused: () => setWriting(false) }}
            onDiscardWritten={chat.discard}
            place={place}
            onResolve={openers.onResolve}
            onReopen={openers.onReopen}
          />
        )}
      </DemandDetailView>
      <DemandDialogs
        open={openDialog}
        demand={demand}
        offers={offers}
        items={conversation.items}
        isCurrent={place.isCurrent}
        takeUnsent={chat.handOver}
        sendMessage={async (content, files) =>
          send(content, withoutSent(files, await conversation.readNow()))
        }
        onClose={() => setOpenDialog(null)}
      />
      {openDialog === null && (
        <LeftReply key={demand.statusChangedAt} demand={demand} onLeft={chat.takeBack} />
      )}
      {prompt}
      {leaveDialog}
    </>
  )
}

import { evaluateToolAccess } from '@tramite/core/access'
import {
  canPromptFeedback,
  type Demand,
  evaluateAddPrivateUsers,
  evaluateDemandOffers,
  type ProcessItem,
  toDemandViewer,
} from '@tramite/core/demands'
import type { UploadRecord } from '@tramite/core/files'
import { useMessageForm, useMessageOutbox, useViewer } from '@tramite/react'
import { DemandDetailView } from '@tramite/ui/demands/detail'
import { Skeleton } from '@tramite/ui/Skeleton'
import { lazy, type RefObject, Suspense, useMemo, useState } from 'react'
import { useDraftGuard } from '../providers/draft-guard.tsx'
import { useTitleFocus } from '../providers/use-title-focus.ts'
import type { DemandSearch } from './demand-search.ts'
import { MessagesPanel } from './messages-panel.tsx'
import { type useDemandFiles, type useDemandItems, useDemandNames } from './use-demand.ts'
import { useDemandActions } from './use-demand-actions.ts'
import { useForecastFrame } from './use-forecast-frame.ts'
import { useOpening } from './use-opening.ts'
import { useTimeline } from './use-timeline.ts'
import { WhyThisDate } from './why-this-date.tsx'

// The page does not wait for what opens only when it is asked for.
const DocumentsPanel = lazy(() =>
  import('./documents-panel.tsx').then((module) => ({ default: module.DocumentsPanel })),
)
const PrioritizeDialog = lazy(() =>
  import('./prioritize-dialog.tsx').then((module) => ({ default: module.PrioritizeDialog })),
)
const RenameDialog = lazy(() =>
  import('./rename-dialog.tsx').then((module) => ({ default: module.RenameDialog })),
)
const PrivacyDialog = lazy(() =>
  import('./privacy-dialog.tsx').then((module) => ({ default: module.PrivacyDialog })),
)
const RemindersDialog = lazy(() =>
  import('./reminders-dialog.tsx').then((module) => ({ default: module.RemindersDialog })),
)
const TagsDialog = lazy(() =>
  import('./tags-dialog.tsx').then((module) => ({ default: module.TagsDialog })),
)
const StatusDialog = lazy(() =>
  import('./status-dialog.tsx').then((module) => ({ default: module.StatusDialog })),
)
const ValidateDialog = lazy(() =>
  import('./validate-dialog.tsx').then((module) => ({ default: module.ValidateDialog })),
)
const FeedbackPrompt = lazy(() =>
  import('./feedback-prompt.tsx').then((module) => ({ default: module.FeedbackPrompt })),
)

interface LoadedDemandProps {
  demand: Demand
  /** When the demand was read, in milliseconds: dates are read from the clock of that moment. */
  readAt: number
  conversation: ReturnType<typeof useDemandItems>
  files: ReturnType<typeof useDemandFiles>
  isLeaving: RefObject<boolean>
  search: DemandSearch
  onPrint: () => void
}

/** Of the files of an answer those that have not arrived with it: a file goes once. */
function withoutSent(files: readonly UploadRecord[], items: readonly ProcessItem[]) {
  const sent = new Set(items.flatMap(({ attachments }) => attachments.map(({ key }) => key)))
  return files.filter(({ awsFileKey }) => !sent.has(awsFileKey))
}

type OpenDialog =
  | 'resolve'
  | 'reopen'
  | 'validate'
  | 'prioritize'
  | 'rename'
  | 'tags'
  | 'privacy'
  | 'reminders'
  | null

/** A demand on its page: rules, commands and dialogs bound to the view. */
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
  const close = () => setOpenDialog(null)
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
  const { togglePrivate } = offers
  const hasPrivacy = togglePrivate.allowed || togglePrivate.reason !== 'specificDemand'
  const mayAddUsers = evaluateAddPrivateUsers(demand, toDemandViewer(user), []).allowed
  const reminders = evaluateToolAccess({ ...contract, tool: 'reminders' })
  const isAllowed = Object.values(offers).map(({ allowed }) => allowed)
  useTitleFocus(openDialog === null, isAllowed.join())

  const { send, hasReturned, takeReturned, isUnkept, ...outbox } = useMessageOutbox(demand.id)
  const place = useOpening(
    demand.id,
    conversation.query.isSuccess && !conversation.query.isFetching,
  )
  const chat = useMessageForm({ demandId: demand.id, hasReturned, takeReturned, send })
  const [isWriting, setWriting] = useState(false)
  const write = () => {
    search.onTabChange('messages')
    setWriting(true)
  }
  const leaveDialog = useDraftGuard({
    isUploading: chat.isUploading,
    isUnkept: isUnkept || chat.isUnkept,
  })
  const names = useDemandNames(demand.demandsTags, demand.private)
  const { timeline, people } = useTimeline(demand, {
    now: frame.now,
    timeZone: conventions.timeZone,
  })
  const actions = useDemandActions(demand, user.id, isLeaving)
  const [isFeedbackAsked, setFeedbackAsked] = useState(false)
  const isFeedbackDue = offers.feedback.allowed && canPromptFeedback(demand)
  // What is not asked for is not fetched; what was begun is not taken away by an answer.
  const [isFeedbackOpened, setFeedbackOpened] = useState(false)
  const isFeedbackRequested = isFeedbackAsked || search.isFeedbackRequested
  if (!isFeedbackOpened && (isFeedbackRequested || isFeedbackDue)) setFeedbackOpened(true)

  return (
    <>
      <DemandDetailView
        demand={demand}
        tags={names.tags}
        offers={offers}
        frame={frame}
        context={{ customerName: user.Customer?.name ?? null, userNames: names.userNames }}
        timeline={timeline}
        people={people}
        viewerId={user.id}
        tab={search.tab}
        onTabChange={search.onTabChange}
        documentCount={files.total}
        causes={demand.deleveryForecast !== null && <WhyThisDate demandId={demand.id} />}
        onWrite={offers.chat.allowed ? write : undefined}
        {...openers}
        onPrint={onPrint}
        onPrivacy={hasPrivacy ? () => setOpenDialog('privacy') : undefined}
        canChangePrivacy={togglePrivate.allowed || mayAddUsers}
        onReminders={reminders.allowed ? () => setOpenDialog('reminders') : undefined}
        onFeedback={() => setFeedbackAsked(true)}
        {...actions}
      >
        {search.tab === 'documents' ? (
          <Suspense fallback={<Skeleton width="100%" height="8rem" />}>
            <DocumentsPanel list={files} number={demand.externalId} />
          </Suspense>
        ) : (
          <MessagesPanel
            demand={demand}
            offers={offers}
            conversation={conversation}
            outbox={outbox}
            chat={{ ...chat.box, wantsFocus: isWriting, onFocused: () => setWriting(false) }}
            place={place}
            onResolve={openers.onResolve}
            onReopen={openers.onReopen}
          />
        )}
      </DemandDetailView>
      <Suspense>
        {openDialog === 'rename' && <RenameDialog demand={demand} onClose={close} />}
        {openDialog === 'tags' && <TagsDialog demand={demand} onClose={close} />}
        {openDialog === 'privacy' && (
          <PrivacyDialog demand={demand} canToggle={togglePrivate.allowed} onClose={close} />
        )}
        {openDialog === 'reminders' && <RemindersDialog demandId={demand.id} onClose={close} />}
        {openDialog === 'validate' && <ValidateDialog demand={demand} onClose={close} />}
        {openDialog === 'prioritize' && <PrioritizeDialog demand={demand} onClose={close} />}
        {(openDialog === 'resolve' || openDialog === 'reopen') && (
          <StatusDialog
            demand={demand}
            kind={openDialog}
            offers={offers}
            sendMessage={async (content, files) =>
              send(content, withoutSent(files, await conversation.readNow()))
            }
            onClose={close}
          />
        )}
      </Suspense>
      <Suspense>
        {isFeedbackOpened && (
          <FeedbackPrompt
            demand={demand}
            canGive={offers.feedback.allowed}
            isRequested={isFeedbackRequested}
            onClosed={() => {
              setFeedbackAsked(false)
              search.onFeedbackClosed()
            }}
          />
        )}
      </Suspense>
      {leaveDialog}
    </>
  )
}

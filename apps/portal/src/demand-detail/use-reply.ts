import {
  type Demand,
  type DemandOffers,
  demandReplyDraft,
  hasReplyArrived,
  joinTexts,
  type ProcessItem,
  previewDemandForecast,
  statusDialogSchema,
  toReplyRoute,
  toReplySubject,
  updateDemandStatus,
} from '@tramite/core/demands'
import { keepSentKey } from '@tramite/core/drafts'
import type { UploadRecord } from '@tramite/core/files'
import { isPermanentRefusal } from '@tramite/core/http'
import {
  toShown,
  useDraft,
  useDraftUploads,
  useFailure,
  useFormWithFiles,
  useRead,
  useRun,
  useViewer,
  type WrittenMessage,
} from '@tramite/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMovedOn } from './use-moved-on.ts'
import { useOpenQuestion } from './use-open-question.ts'

export interface ReplyOptions {
  demand: Pick<Demand, 'id' | 'statusKey' | 'statusChangedAt'>
  kind: 'resolve' | 'reopen'
  offers: DemandOffers
  /** The conversation, oldest first. */
  items: readonly ProcessItem[]
  /** It has been read on this visit. */
  isCurrent: boolean
  /** Takes what was written in the conversation before it closed, and removes it there. */
  takeUnsent: () => WrittenMessage
  /** Sends the text to the conversation as a message. */
  sendMessage: (content: string, attachments: readonly UploadRecord[]) => Promise<void>
  onClose: () => void
}

/** A delivery asks no questions. */
const noItems: readonly ProcessItem[] = []

/**
 * The reply that resolves or reopens a demand: its draft, its files, and how it is sent. It goes with the new status; or,
 * if the demand has moved on meanwhile, as a plain message.
 */
export function useReply({
  demand,
  kind,
  offers,
  items,
  isCurrent,
  takeUnsent,
  sendMessage,
  onClose,
}: ReplyOptions) {
  const { user } = useViewer()
  // As it was when the reply began: the reply itself moves the demand on.
  const [requestedAt] = useState(demand.statusChangedAt)
  const movedOn = useMovedOn(demand, items)
  const field = useDraft(demandReplyDraft, toReplySubject(demand, kind))
  const { values, draft } = field
  const uploads = useDraftUploads(field)

  const hasTaken = useRef(false)
  const takeOver = useEffectEvent(() => {
    // A reply that was sent is retried unchanged.
    if (hasTaken.current || values.sent !== null || offers.chat.allowed) return
    hasTaken.current = true
    const { content, attachments } = takeUnsent()
    if (content === '' && attachments.length === 0) return
    uploads.takeBack(attachments, {})
    draft.change((last) => ({ ...last, message: joinTexts([last.message, content]) }))
  })
  useEffect(() => takeOver(), [])

  const finish = () => {
    uploads.clear()
    draft.finish()
    onClose()
  }
  const update = useRun(updateDemandStatus, {
    onDone: finish,
    onFailed: (error) => {
      uploads.refuse(error)
      form.refuse(error)
      // The server has refused: nothing is pending any more.
      if (isPermanentRefusal(error)) draft.change((last) => ({ ...last, sent: null }))
    },
  })
  const failure = useFailure(update)
  const [isMoving, setMoving] = useState(false)
  // A button shows that it is busy only a moment after the press, and each message has its own key.
  const isUnderWay = useRef(false)
  const move = async (files: readonly UploadRecord[]) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setMoving(true)
    try {
      await sendMessage(toText(files), files)
      finish()
    } finally {
      isUnderWay.current = false
      setMoving(false)
    }
  }
  const attachments = uploads.decision.allowed ? uploads.decision.attachments : []
  const isOver = update.isPending || update.isSuccess
  const { view, others, toText, toProblem } = useOpenQuestion({
    items: kind === 'resolve' ? items : noItems,
    isCurrent,
    since: demand.statusChangedAt,
    isOpen: offers[kind].allowed && !isOver && values.sent === null,
    field,
    uploads: uploads.props,
  })
  const route = isOver
    ? 'status'
    : toReplyRoute(values.sent, [toText(attachments), attachments], {
        status: offers[kind].allowed,
        chat: offers.chat.allowed,
      })

  const sendWith = (files: UploadRecord[]) => {
    const problem = toProblem(files)
    if (problem !== null) {
      form.reject({ message: problem })
      return
    }
    const message = toText(files)
    if (route === 'message') {
      void move(files)
      return
    }
    update.mutate({
      id: demand.id,
      statusKey: 'IN_PROGRESS',
      message,
      attachments: files,
      idempotencyKey: keepSentKey(draft, [message, files], null),
    })
  }
  const preview = useRead(
    previewDemandForecast,
    { id: demand.id },
    // Once sent, there is nothing to preview, and the server would refuse it.
    { isUncached: true, isEnabled: !isOver && offers[kind].allowed },
  )
  const { form, ...sending } = useFormWithFiles({
    schema: statusDialogSchema,
    draft,
    uploads,
    onSend: sendWith,
  })
  return {
    view: {
      ...sending,
      form,
      uploads: others,
      question: view,
      isPending: update.isPending || isMoving,
      // Once the reply goes another way, that says what has become of it.
      failure: route === 'status' ? failure : undefined,
      preview: toShown(preview.data, preview),
      route,
      hasArrived: hasReplyArrived(values.sent, items, { userId: user.id, since: requestedAt }),
      movedOn,
      draftNotice: field.notice,
    },
    isUploading: uploads.needsPage,
    isUnstored: field.isUnstored,
  }
}

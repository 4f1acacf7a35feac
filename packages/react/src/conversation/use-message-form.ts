import {
  demandMessageDraft,
  evaluateMessage,
  joinTexts,
  messageSchema,
} from '@tramite/core/demands'
import type { DraftFile, UploadRecord } from '@tramite/core/files'
import type { FormView } from '@tramite/core/forms'
import { demandFieldMessages } from '@tramite/core/messages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DraftNotice, useDraft } from '../drafts/use-draft.ts'
import { useForm } from '../forms/use-form.ts'
import type { UploadsProps } from '../uploads/queued-uploads.ts'
import { useDraftUploads } from '../uploads/use-draft-uploads.ts'
import { useSendWhenUploaded } from '../uploads/use-send-when-uploaded.ts'
import type { Outgoing } from './use-message-outbox.ts'

/** A press so soon after another belongs to it, milliseconds: the field that it empties is not called empty. */
const DOUBLE_PRESS_MS = 500

/** Where messages are written, and how they are sent. */
export interface MessageFormOptions
  extends Pick<Outgoing, 'send' | 'hasReturned' | 'takeReturned'> {
  readonly demandId: string
}

/** What is shown of a message that is being written. */
export interface MessageBox {
  readonly form: FormView<{ readonly content: string }>
  readonly uploads: UploadsProps
  /** The message is sent as soon as its files have arrived. */
  readonly isWaitingForUploads: boolean
  /** A file did not arrive, so the message cannot be sent yet. */
  readonly hasFailedUpload: boolean
  /** A file that did not arrive has held the message back; by now it is there, and the message is still to be sent. */
  readonly isHeldBack: boolean
  /** When the draft was last saved: 'às 09:41'. */
  readonly savedAt: string | undefined
  /** A notice about the draft that the box does not show by itself. */
  readonly draftNotice: DraftNotice | undefined
}

/** What was written of a message: its text, and the files that have arrived, with their age where it is known. */
export interface WrittenMessage {
  readonly content: string
  readonly attachments: readonly (UploadRecord | DraftFile)[]
  /** Names of files that did not arrive, to be chosen again. */
  readonly missing?: readonly string[] | undefined
  /** Why files of it were refused, by their keys. */
  readonly fileErrors?: Readonly<Record<string, string>> | undefined
}

/**
 * A message of a demand that is being written: its draft, its files, and whether it can be sent. A
 * message that the server refused because of its files comes back into the box.
 * @example
 * const outbox = useMessageOutbox(id)
 * const { box, isUploading } = useMessageForm({ demandId: id, ...outbox })
 */
export function useMessageForm({ demandId, hasReturned, takeReturned, send }: MessageFormOptions): {
  readonly box: MessageBox
  /** Gives away what is written, to be sent in another way, and leaves an empty box. */
  readonly handOver: () => WrittenMessage
  /** Puts before what is written what could not be sent in another way. */
  readonly takeBack: (written: WrittenMessage) => void
  /** Empties the box, which the user may undo. */
  readonly discard: () => void
  /** Files are being uploaded, or will be again: the user is asked before leaving. */
  readonly isUploading: boolean
  /** The browser does not keep what was typed: the user is asked before leaving. */
  readonly isUnstored: boolean
} {
  const field = useDraft(demandMessageDraft, { id: demandId })
  const { values, draft, notice } = field
  const uploads = useDraftUploads(field)

  const takeBack = ({ content, attachments, missing, fileErrors = {} }: WrittenMessage) => {
    uploads.takeBack(attachments, fileErrors, missing)
    draft.change((last) => ({ ...last, content: joinTexts([content, last.content]) }))
  }
  const takeAllBack = useEffectEvent(() => {
    for (const message of takeReturned().toReversed()) takeBack(message)
  })
  useEffect(() => {
    if (hasReturned) takeAllBack()
  }, [hasReturned])
  const handOver = () => {
    const { content, files } = draft.snapshot().values
    const kept = new Map(files.arrived.map((file) => [file.record.awsFileKey, file]))
    const { decision } = uploads
    draft.change((last) => ({ ...last, content: '' }))
    // Files that are on their way stay, and are named.
    if (!decision.allowed) return { content, attachments: [] }
    uploads.clear()
    const attachments = decision.attachments.map((one) => kept.get(one.awsFileKey) ?? one)
    return { content, attachments }
  }

  const [wasStopped, setStopped] = useState(false)
  const postedAt = useRef(Number.NEGATIVE_INFINITY)
  const post = (attachments: UploadRecord[]) => {
    const content = values.content.trim()
    if (!evaluateMessage({ content, attachments }).allowed) return
    send(content, attachments)
    setStopped(false)
    uploads.clear()
    draft.finish()
    postedAt.current = performance.now()
  }
  const { request, ...sending } = useSendWhenUploaded(uploads, post, () => {
    form.submit()
  })
  const hasRows = uploads.props.rows.length > 0
  if (wasStopped ? !hasRows : sending.hasFailedUpload) setStopped(!wasStopped)

  const form = useForm({
    schema: messageSchema,
    draft,
    onSubmit: ({ content }) => {
      const isEmpty = !evaluateMessage({ content, attachments: uploads.props.rows }).allowed
      if (!isEmpty) request()
      else if (performance.now() - postedAt.current > DOUBLE_PRESS_MS) {
        form.reject({ content: demandFieldMessages['demands.messageRequired'] })
      }
    },
  })
  const onFiles = (files: File[]) => {
    // With a file, the text may be empty.
    if (values.content.trim() === '') form.reject({})
    uploads.props.onFiles(files)
  }
  const box = {
    form,
    uploads: { ...uploads.props, onFiles },
    ...sending,
    isHeldBack: wasStopped && hasRows && uploads.decision.allowed,
    savedAt: field.savedAt,
    // `savedAt` already says that the text is from an earlier visit.
    draftNotice: notice?.kind === 'restored' ? undefined : notice,
  }
  return {
    box,
    handOver,
    takeBack,
    discard() {
      uploads.clear()
      draft.discard()
    },
    isUploading: uploads.needsPage,
    isUnstored: field.isUnstored,
  }
}

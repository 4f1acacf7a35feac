import {
  demandMessageDraft,
  evaluateMessage,
  joinReturnedText,
  messageSchema,
} from '@tramite/core/demands'
import type { UploadRecord } from '@tramite/core/files'
import type { FormView } from '@tramite/core/forms'
import { demandFieldMessages } from '@tramite/core/messages'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type DraftNotice, useDraft } from '../drafts/use-draft.ts'
import { useForm } from '../forms/use-form.ts'
import type { UploadsProps } from '../uploads/queued-uploads.ts'
import { useDraftUploads } from '../uploads/use-draft-uploads.ts'
import { useSendWhenUploaded } from '../uploads/use-send-when-uploaded.ts'
import type { Outgoing } from './use-message-outbox.ts'

/** A press so soon after another belongs to it, milliseconds: the field that it empties is not called empty. */
const DOUBLE_PRESS_MS = 500

/** Where messages are written, and how they leave. */
export interface MessageFormOptions
  extends Pick<Outgoing, 'send' | 'hasReturned' | 'takeReturned'> {
  readonly demandId: string
}

/** What is shown of a message that is being written. */
export interface MessageBox {
  readonly form: FormView<{ readonly content: string }>
  readonly uploads: UploadsProps
  /** The message goes as soon as its files have arrived. */
  readonly isWaitingForUploads: boolean
  /** A file did not arrive, so that the message cannot go yet. */
  readonly hasFailedUpload: boolean
  /** When the draft was last kept: 'às 09:41'. */
  readonly savedAt: string | undefined
  /** What became of the draft, where the box does not show it. */
  readonly draftNotice: DraftNotice | undefined
}

/**
 * A message of a demand that is being written: its draft, its files, and whether it can go. One that the server
 * refused for its files comes back.
 * @example
 * const outbox = useMessageOutbox(id)
 * const { box, isUploading } = useMessageForm({ demandId: id, ...outbox })
 */
export function useMessageForm({ demandId, hasReturned, takeReturned, send }: MessageFormOptions): {
  readonly box: MessageBox
  /** Files are on their way: who leaves is asked before. */
  readonly isUploading: boolean
  /** The browser does not keep what was typed: who leaves is asked before. */
  readonly isUnkept: boolean
} {
  const field = useDraft(demandMessageDraft, { id: demandId })
  const { values, draft, notice } = field
  const uploads = useDraftUploads(field)

  const takeBack = useEffectEvent(() => {
    for (const { content, attachments, fileErrors = {} } of takeReturned()) {
      uploads.takeBack(attachments, fileErrors)
      draft.change((last) => ({ ...last, content: joinReturnedText(content, last.content) }))
    }
  })
  useEffect(() => {
    if (hasReturned) takeBack()
  }, [hasReturned])

  const leftAt = useRef(Number.NEGATIVE_INFINITY)
  const post = (attachments: UploadRecord[]) => {
    const content = values.content.trim()
    if (!evaluateMessage({ content, attachments }).allowed) return
    send(content, attachments)
    uploads.clear()
    draft.finish()
    leftAt.current = performance.now()
  }
  const { request, ...sending } = useSendWhenUploaded(uploads, post, () => {
    form.submit()
  })

  const form = useForm({
    schema: messageSchema,
    draft,
    onSubmit: ({ content }) => {
      const isEmpty = !evaluateMessage({ content, attachments: uploads.props.rows }).allowed
      if (!isEmpty) request()
      else if (performance.now() - leftAt.current > DOUBLE_PRESS_MS) {
        form.reject({ content: demandFieldMessages['demands.messageRequired'] })
      }
    },
  })
  const onFiles = (files: File[]) => {
    // With a file it may go without a word.
    if (values.content.trim() === '') form.reject({})
    uploads.props.onFiles(files)
  }
  const box = {
    form,
    uploads: { ...uploads.props, onFiles },
    ...sending,
    savedAt: field.savedAt,
    // That the text is of another visit is said by when it was saved.
    draftNotice: notice?.kind === 'restored' ? undefined : notice,
  }
  return { box, isUploading: uploads.isUnfinished, isUnkept: field.isUnkept }
}

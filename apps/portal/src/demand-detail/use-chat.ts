import {
  demandMessageDraft,
  evaluateMessage,
  joinReturnedText,
  messageSchema,
  type UnsentMessage,
} from '@tramite/core/demands'
import type { UploadRecord } from '@tramite/core/files'
import { demandFieldMessages } from '@tramite/core/messages'
import { useDraft, useDraftUploads, useForm, useSendWhenUploaded } from '@tramite/react'
import type { ChatBoxProps } from '@tramite/ui/demands/detail'
import { useEffect, useEffectEvent } from 'react'

interface ChatOptions {
  readonly demandId: string
  /** Whether messages were refused for their files: they are written on here. */
  readonly hasReturned: boolean
  readonly takeReturned: () => readonly UnsentMessage[]
  readonly send: (content: string, attachments: readonly UploadRecord[]) => void
}

/** The chat box: its draft, its files, and whether the message can go. */
export function useChat({ demandId, hasReturned, takeReturned, send }: ChatOptions): {
  box: ChatBoxProps
  isUploading: boolean
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

  const post = (attachments: UploadRecord[]) => {
    const decision = evaluateMessage({ content: values.content, attachments })
    if (!decision.allowed) return
    send(decision.content, attachments)
    uploads.clear()
    draft.finish()
  }
  const { request, ...sending } = useSendWhenUploaded(uploads, post, () => {
    form.submit()
  })

  const form = useForm({
    schema: messageSchema,
    draft,
    onSubmit: ({ content }) => {
      const isEmpty = !evaluateMessage({ content, attachments: uploads.props.rows }).allowed
      if (isEmpty) form.reject({ content: demandFieldMessages['demands.messageRequired'] })
      else request()
    },
  })
  const onFiles = (files: File[]) => {
    // With a file it may go without a word.
    if (values.content.trim() === '') form.reject({})
    uploads.props.onFiles(files)
  }
  const box: ChatBoxProps = {
    form,
    uploads: { ...uploads.props, onFiles },
    ...sending,
    savedAt: field.savedAt,
    // That the text is of another visit is said by when it was saved.
    draftNotice: notice?.kind === 'restored' ? undefined : notice,
  }
  return { box, isUploading: uploads.isUnfinished }
}

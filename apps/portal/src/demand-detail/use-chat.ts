import { formatTime } from '@tramite/core/calendar'
import { evaluateMessage, messageSchema } from '@tramite/core/demands'
import type { UploadRecord } from '@tramite/core/files'
import { toFieldErrors } from '@tramite/core/forms'
import { demandFieldMessages } from '@tramite/core/messages'
import type { ChatBoxProps } from '@tramite/ui/demands/detail'
import { useState } from 'react'
import { useDraft } from '../integrations/drafts.ts'
import { useSendWhenUploaded } from '../uploads/use-send-when-uploaded.ts'
import type { Uploads } from '../uploads/use-uploads.ts'

interface ChatOptions {
  readonly demandId: string
  readonly timeZone: string
  readonly uploads: Uploads
  readonly send: (content: string, attachments: readonly UploadRecord[]) => void
}

/** The chat box: its draft, its files, and whether the message can go. */
export function useChat({ demandId, timeZone, uploads, send }: ChatOptions): ChatBoxProps {
  const draft = useDraft(`demand-message.${demandId}`, '')
  const [error, setError] = useState<string>()

  const post = (attachments: UploadRecord[]) => {
    const decision = evaluateMessage({ content: draft.value, attachments })
    if (!decision.allowed) return
    send(decision.content, attachments)
    draft.discard()
    uploads.clear()
  }
  const { request, ...sending } = useSendWhenUploaded(uploads, post)

  const onSend = () => {
    const parsed = messageSchema.safeParse({ content: draft.value })
    if (!parsed.success) {
      setError(toFieldErrors(parsed.error).content)
      return
    }
    const message = { content: draft.value, attachments: uploads.props.rows }
    const isEmpty = !evaluateMessage(message).allowed
    setError(isEmpty ? demandFieldMessages['demands.messageRequired'] : undefined)
    if (!isEmpty) request()
  }
  return {
    value: draft.value,
    onChange: (value) => {
      setError(undefined)
      draft.setValue(value)
    },
    onSend,
    error,
    uploads: uploads.props,
    ...sending,
    savedAt:
      draft.savedAt && draft.value ? formatTime(draft.savedAt.toISOString(), timeZone) : undefined,
  }
}

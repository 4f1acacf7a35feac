import { useMutation, useQuery } from '@tanstack/react-query'
import {
  type DemandForecastPreview,
  previewDemandForecast,
  statusDialogSchema,
  updateDemandStatus,
} from '@tramite/core/demands'
import { toFieldErrors } from '@tramite/core/forms'
import { type DatePreviewState, StatusDialog as StatusView } from '@tramite/ui/demands/dialogs'
import { useRef, useState } from 'react'
import { client } from '../integrations/client.ts'
import { useDraft } from '../integrations/drafts.ts'
import { useLeaveGuard } from '../uploads/use-leave-guard.tsx'
import { useSendWhenUploaded } from '../uploads/use-send-when-uploaded.ts'
import { useUploads } from '../uploads/use-uploads.ts'

interface StatusDialogProps {
  demandId: string
  kind: 'resolve' | 'reopen'
  onClose: () => void
}

function toPreview({
  data,
  isError,
}: {
  data: DemandForecastPreview | undefined
  isError: boolean
}): DatePreviewState {
  if (data) return { state: 'ready', ...data }
  return { state: isError ? 'failed' : 'loading' }
}

/** Resolves or reopens: both lead back to IN_PROGRESS, with a word. Specification §4, §5. */
export function StatusDialog({ demandId, kind, onClose }: StatusDialogProps) {
  const draft = useDraft(`demand-${kind}.${demandId}`, '')
  const uploads = useUploads()
  const [errors, setErrors] = useState<{ message?: string }>({})
  const update = useMutation({
    ...updateDemandStatus(client),
    onSuccess: () => {
      draft.discard()
      uploads.clear()
      onClose()
    },
  })
  const sent = useRef({ content: '', key: '' })
  const { request, ...sending } = useSendWhenUploaded(uploads, (attachments) => {
    const message = draft.value.trim()
    const content = JSON.stringify([message, attachments])
    // The same words are the same reply: sent again after a lost answer, it is done once.
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() }
    const idempotencyKey = sent.current.key
    update.mutate({ id: demandId, statusKey: 'IN_PROGRESS', message, attachments, idempotencyKey })
  })
  const preview = useQuery({
    ...previewDemandForecast(client, { id: demandId }),
    staleTime: 0,
    gcTime: 0,
    // Once it is sent there is nothing to preview, and the server would say so.
    enabled: !update.isPending && !update.isSuccess,
  })
  const leaveDialog = useLeaveGuard(uploads.isUnfinished)

  const submit = () => {
    const parsed = statusDialogSchema.safeParse({ message: draft.value })
    setErrors(parsed.success ? {} : toFieldErrors(parsed.error))
    if (parsed.success) request()
  }
  return (
    <>
      <StatusView
        kind={kind}
        isOpen
        value={draft.value}
        onChange={draft.setValue}
        onSubmit={submit}
        onClose={onClose}
        errors={errors}
        uploads={uploads.props}
        isPending={update.isPending}
        preview={toPreview(preview)}
        {...sending}
      />
      {leaveDialog}
    </>
  )
}

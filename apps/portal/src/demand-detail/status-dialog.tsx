import { useMutation } from '@tanstack/react-query'
import { statusDialogSchema, updateDemandStatus } from '@tramite/core/demands'
import { toFieldErrors } from '@tramite/core/forms'
import { StatusDialog as StatusView } from '@tramite/ui/demands/dialogs'
import { useState } from 'react'
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
  const { request, ...sending } = useSendWhenUploaded(uploads, (attachments) =>
    update.mutate({
      id: demandId,
      statusKey: 'IN_PROGRESS',
      message: draft.value.trim(),
      attachments,
    }),
  )
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
        {...sending}
      />
      {leaveDialog}
    </>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { businessAskDraft, newBusinessSchema, toNewBusinessDemand } from '@tramite/core/businesses'
import { createDemand } from '@tramite/core/demands'
import { keepSentKey } from '@tramite/core/drafts'
import { toWriteNotice } from '@tramite/core/http'
import { businessMessages } from '@tramite/core/messages'
import { useDraft, useForm, useRun, useViewer } from '@tramite/react'
import { NewBusinessDialog as NewBusinessView } from '@tramite/ui/businesses/dialogs'

/**
 * Requests a business by a demand, and navigates to it, unless the page was left meanwhile. The input and its
 * idempotency key survive a reload; closing the dialog discards them.
 */
export default function NewBusinessDialog({ onClose }: { onClose: () => void }) {
  const { user, now } = useViewer()
  const navigate = useNavigate()
  const { draft, notice } = useDraft(businessAskDraft)
  const create = useRun(createDemand, {
    onDone: draft.finish,
    onFailed: (error) => form.refuse(error),
  })
  const form = useForm({
    schema: newBusinessSchema,
    draft,
    onSubmit: (filled) => {
      const demand = toNewBusinessDemand(filled, user.id)
      create.mutate(
        { ...demand, idempotencyKey: keepSentKey(draft, demand, now()) },
        {
          onSuccess: ({ id }) => {
            onClose()
            navigate({ to: '/demands/$id', params: { id } })
          },
        },
      )
    },
  })
  return (
    <NewBusinessView
      isOpen
      form={form}
      failure={
        create.isError
          ? toWriteNotice(create.error, businessMessages['businesses.requestFailed'])
          : undefined
      }
      isPending={create.isPending}
      draftNotice={notice}
      onClose={onClose}
    />
  )
}

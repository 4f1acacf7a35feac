import { useNavigate } from '@tanstack/react-router'
import { businessAskDraft, newBusinessSchema, toNewBusinessDemand } from '@tramite/core/businesses'
import { createDemand } from '@tramite/core/demands'
import { keepSentKey } from '@tramite/core/drafts'
import { toWriteNotice } from '@tramite/core/http'
import { businessMessages } from '@tramite/core/messages'
import { useDraft, useForm, useRun, useViewer } from '@tramite/react'
import { NewBusinessDialog as NewBusinessView } from '@tramite/ui/businesses/dialogs'

/**
 * Asks for a business by a demand, and navigates to it, unless the page was left meanwhile. What was typed
 * survives a reload, with its idempotency key; closing the dialog discards it.
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

import { useNavigate } from '@tanstack/react-router'
import { businessAskDraft, newBusinessSchema, toNewBusinessDemand } from '@tramite/core/businesses'
import { createDemand } from '@tramite/core/demands'
import { keepSentKey } from '@tramite/core/drafts'
import { toFailureNotice } from '@tramite/core/http'
import { businessMessages } from '@tramite/core/messages'
import { useDraft, useForm, useRun, useViewer } from '@tramite/react'
import { NewBusinessDialog as NewBusinessView } from '@tramite/ui/businesses/dialogs'

const toNotice = (error: Error) =>
  toFailureNotice(error, businessMessages['businesses.requestFailed'], {
    advice: businessMessages['businesses.requestUnanswered'],
  })

/**
 * Asks for a business by a demand, and navigates to it. What was typed survives a reload, with its
 * idempotency key; closing the dialog discards it.
 */
export default function NewBusinessDialog({ onClose }: { onClose: () => void }) {
  const { user } = useViewer()
  const navigate = useNavigate()
  const { draft, notice } = useDraft(businessAskDraft)
  const finish = () => {
    draft.finish()
    onClose()
  }
  const create = useRun(createDemand, {
    onDone: ({ id }) => {
      finish()
      navigate({ to: '/demands/$id', params: { id } })
    },
    onFailed: (error) => form.refuse(error),
  })
  const form = useForm({
    schema: newBusinessSchema,
    draft,
    onSubmit: (filled) => {
      const demand = toNewBusinessDemand(filled, user.id)
      create.mutate({ ...demand, idempotencyKey: keepSentKey(draft, demand) })
    },
  })
  return (
    <NewBusinessView
      isOpen
      form={form}
      failure={create.isError ? toNotice(create.error) : undefined}
      isPending={create.isPending}
      draftNotice={notice}
      onClose={finish}
    />
  )
}

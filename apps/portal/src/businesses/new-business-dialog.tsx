import { useNavigate } from '@tanstack/react-router'
import { newBusinessSchema, toNewBusinessDemand } from '@tramite/core/businesses'
import { createDemand } from '@tramite/core/demands'
import { toFailureNotice } from '@tramite/core/http'
import { businessMessages } from '@tramite/core/messages'
import { useKeptForm, useRun, useViewer } from '@tramite/react'
import { NewBusinessDialog as NewBusinessView } from '@tramite/ui/businesses/dialogs'

const toNotice = (error: Error) =>
  toFailureNotice(error, businessMessages['businesses.requestFailed'], {
    advice: businessMessages['businesses.requestUnanswered'],
  })

/** Asks for a business by a demand, and goes to it. */
export default function NewBusinessDialog({ onClose }: { onClose: () => void }) {
  const { user } = useViewer()
  const navigate = useNavigate()
  const close = () => {
    forget()
    onClose()
  }
  const create = useRun(createDemand, {
    onDone: ({ id }) => {
      close()
      navigate({ to: '/demands/$id', params: { id } })
    },
    onFailed: (error) => form.refuse(error),
  })
  const { form, forget } = useKeptForm({
    kept: { name: 'business-create' },
    schema: newBusinessSchema,
    onSubmit: (values) => create.mutate(toNewBusinessDemand(values, user.id)),
  })
  return (
    <NewBusinessView
      isOpen
      form={form}
      failure={create.isError ? toNotice(create.error) : undefined}
      isPending={create.isPending}
      onClose={close}
    />
  )
}

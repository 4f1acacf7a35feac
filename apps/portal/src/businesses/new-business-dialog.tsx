import { useNavigate } from '@tanstack/react-router'
import { newBusinessSchema, toNewBusinessDemand } from '@tramite/core/businesses'
import { createDemand } from '@tramite/core/demands'
import { useForm, useRun, useViewer } from '@tramite/react'
import { NewBusinessDialog as NewBusinessView } from '@tramite/ui/businesses/dialogs'
import { toCreateFailure } from '../demand-create/to-create-failure.ts'

/** Asks for a business by a demand, and goes to it. */
export default function NewBusinessDialog({ onClose }: { onClose: () => void }) {
  const { user } = useViewer()
  const navigate = useNavigate()
  const create = useRun(createDemand, {
    onDone: ({ id }) => {
      onClose()
      navigate({ to: '/demands/$id', params: { id } })
    },
    onFailed: (error) => form.refuse(error),
  })
  const form = useForm({
    schema: newBusinessSchema,
    onSubmit: (values) => create.mutate(toNewBusinessDemand(values, user.id)),
  })
  return (
    <NewBusinessView
      isOpen
      form={form}
      failure={toCreateFailure(create.error)}
      isPending={create.isPending}
      onClose={onClose}
    />
  )
}

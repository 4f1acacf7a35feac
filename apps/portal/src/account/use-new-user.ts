import { createMasks } from '@tramite/core/forms'
import { createUser, createUserFormSchema } from '@tramite/core/users'
import { useForm, useRun, useViewer } from '@tramite/react'
import { useMemo } from 'react'

/** What a new user is made of, before any field is filled in. */
const empty = { name: '', email: '', phone: '', occupation: '', customerAdmin: false }

/**
 * The form of a new user. A failure closes its dialog: what was filled in, and what the server said of
 * it, are there when it is opened again.
 * @param close closes the dialog
 */
export function useNewUser(close: () => void) {
  const { user, conventions } = useViewer()
  const masks = useMemo(() => createMasks(conventions), [conventions])
  const reset = () => {
    form.set(empty)
    form.settle()
    close()
  }
  const create = useRun(createUser, {
    onDone: reset,
    onFailed: (error) => {
      form.refuse(error)
      close()
    },
  })
  const form = useForm({
    schema: createUserFormSchema(conventions),
    onSubmit: (values) => create.mutate(values),
  })
  return { viewer: user, form, masks, isPending: create.isPending, onClose: reset }
}

import { toWriteNotice } from '@tramite/core/http'
import { userMessages } from '@tramite/core/messages'
import { createUser, createUserFormSchema } from '@tramite/core/users'
import { useKeptForm, useMasks, useRun, useViewer } from '@tramite/react'

/** The user may have been added: then they are in the list, or the next attempt adds them. */
const unanswered = {
  title: userMessages['users.createUnanswered'],
  description: userMessages['users.createUnansweredHint'],
}

const toNotice = (error: Error | null) =>
  error ? toWriteNotice(error, userMessages['users.createFailed'], { unanswered }) : undefined

/** A new user before any field is filled in. */
const empty = { name: '', email: '', phone: '', occupation: '', customerAdmin: false }

/**
 * The form of a new user. A failure closes its dialog: the values and the server's errors are there when
 * it is opened again.
 * @param close closes the dialog
 */
export function useNewUser(close: () => void) {
  const { user, conventions } = useViewer()
  const masks = useMasks()
  const reset = () => {
    form.set(empty)
    form.settle()
    forget()
    create.reset()
    close()
  }
  const create = useRun(createUser, {
    onDone: reset,
    onFailed: (error) => {
      form.refuse(error)
      close()
    },
  })
  const { form, keyOf, forget } = useKeptForm({
    kept: { name: 'user-create' },
    schema: createUserFormSchema(conventions),
    onSubmit: (values) => create.mutate({ ...values, idempotencyKey: keyOf(values) }),
  })
  return {
    failure: toNotice(create.error),
    dialog: { viewer: user, form, masks, isPending: create.isPending, onClose: reset },
  }
}

import { isAnswerLost, toWriteNotice } from '@tramite/core/http'
import { userMessages } from '@tramite/core/messages'
import { createUser, createUserFormSchema, type UserSummary } from '@tramite/core/users'
import { useMasks, usePersistedForm, useRun, useViewer } from '@tramite/react'
import { useEffect, useEffectEvent, useState } from 'react'

/** The user may have been added: then they are in the list, or the next attempt adds them. */
const unanswered = {
  title: userMessages['users.createUnanswered'],
  description: userMessages['users.createUnansweredHint'],
}

const toNotice = (error: Error | null) =>
  error ? toWriteNotice(error, userMessages['users.createFailed'], { unanswered }) : undefined

/** Capitals make no other address. */
const isListed = (users: readonly UserSummary[], address: string | undefined) =>
  users.some(({ email }) => email.toLowerCase() === address?.toLowerCase())

/** A new user before any field is filled in. */
const empty = { name: '', email: '', phone: '', occupation: '', customerAdmin: false }

/**
 * The form of a new user. A failure closes its dialog: the values and the server's errors are there when
 * it is opened again. One whose answer was lost is no failure any more when the user is listed, who was not before.
 * @param users those listed
 * @param isOpen whether the dialog is open, whose input stays
 * @param close closes the dialog
 */
export function useNewUser(users: readonly UserSummary[], isOpen: boolean, close: () => void) {
  const { user, conventions } = useViewer()
  const masks = useMasks()
  const [wasListed, setWasListed] = useState(false)
  const clear = () => {
    form.set(empty)
    form.settle()
    forget()
    create.reset()
  }
  const reset = () => {
    clear()
    close()
  }
  const create = useRun(createUser, {
    onDone: reset,
    onFailed: (error) => {
      form.refuse(error)
      close()
    },
  })
  const { form, keyOf, forget } = usePersistedForm({
    storedAs: { name: 'user-create' },
    schema: createUserFormSchema(conventions),
    onSubmit: (values) => {
      setWasListed(isListed(users, values.email))
      create.mutate({ ...values, idempotencyKey: keyOf(values) })
    },
  })
  const isAdded =
    !wasListed && isAnswerLost(create.error) && isListed(users, create.variables?.email)
  const settle = useEffectEvent(clear)
  useEffect(() => {
    if (isAdded && !isOpen) settle()
  }, [isAdded, isOpen])
  return {
    failure: isAdded ? undefined : toNotice(create.error),
    dialog: { viewer: user, form, masks, isPending: create.isPending, onClose: reset },
  }
}

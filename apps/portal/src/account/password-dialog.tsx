import { toWriteNotice } from '@tramite/core/http'
import { problemMessages, userMessages } from '@tramite/core/messages'
import { changePassword, changePasswordSchema } from '@tramite/core/users'
import { useForm, useRun } from '@tramite/react'
import { PasswordDialog as PasswordView } from '@tramite/ui/account/dialogs'
import { useState } from 'react'

/** The password may have been changed: a repeat of the same request is answered as done. */
const unanswered = {
  title: userMessages['users.passwordUnanswered'],
  description: userMessages['users.passwordUnansweredHint'],
}

/** Changes the user's own password. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [isAtField, setAtField] = useState(false)
  const change = useRun(changePassword, {
    onDone: onClose,
    onFailed: (error) => setAtField(form.refuse(error)),
  })
  const form = useForm({ schema: changePasswordSchema, onSubmit: (form) => change.mutate(form) })
  const toFailure = () =>
    toWriteNotice(change.error, problemMessages.UNAVAILABLE, { isMessageFirst: true, unanswered })
  return (
    <PasswordView
      isOpen
      form={form}
      isPending={change.isPending}
      failure={change.isError && !isAtField ? toFailure() : undefined}
      onClose={onClose}
    />
  )
}

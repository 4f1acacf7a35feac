import { toFailureNotice } from '@tramite/core/http'
import { problemMessages } from '@tramite/core/messages'
import { changePassword, changePasswordSchema } from '@tramite/core/users'
import { useForm, useRun } from '@tramite/react'
import { PasswordDialog as PasswordView } from '@tramite/ui/account/dialogs'
import { useState } from 'react'

/** Changes the own password. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [isAtField, setAtField] = useState(false)
  const change = useRun(changePassword, {
    onDone: onClose,
    onFailed: (error) => setAtField(form.refuse(error)),
  })
  const form = useForm({ schema: changePasswordSchema, onSubmit: (form) => change.mutate(form) })
  return (
    <PasswordView
      isOpen
      form={form}
      isPending={change.isPending}
      failure={
        change.isError && !isAtField
          ? toFailureNotice(change.error, problemMessages.UNAVAILABLE)
          : undefined
      }
      onClose={onClose}
    />
  )
}

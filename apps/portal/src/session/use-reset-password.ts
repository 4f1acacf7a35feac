import { useNavigate } from '@tanstack/react-router'
import { toFieldErrors } from '@tramite/core/forms'
import { sessionMessages } from '@tramite/core/messages'
import { resetPassword, resetPasswordSchema, toResetFailure } from '@tramite/core/session'
import { usePorts } from '@tramite/react/ports'
import { useState } from 'react'
import { forgetMailLink, mailLink } from '../integrations/mail-link.ts'

/** Reset: sets the new password with the token of the link. */
export function useResetPassword() {
  const { toasts, tramite } = usePorts()
  const navigate = useNavigate()
  const [values, setValues] = useState({ senha: '', confirmar: '' })
  const [errors, setErrors] = useState<{ senha?: string; confirmar?: string }>({})
  const { email, token } = mailLink
  const [failure, setFailure] = useState<string | undefined>(
    token ? undefined : sessionMessages['session.tokenExpired'],
  )
  const [isBusy, setBusy] = useState(false)

  const onSubmit = async () => {
    const parsed = resetPasswordSchema.safeParse(values)
    setErrors(parsed.success ? {} : toFieldErrors(parsed.error))
    setFailure(undefined)
    if (!parsed.success) return
    setBusy(true)
    try {
      const { client } = await tramite()
      await resetPassword(client).mutationFn({ email, token, newPassword: values.senha })
      forgetMailLink('reset-password')
      toasts.show({ title: sessionMessages['session.passwordReset'], tone: 'success' })
      await navigate({ to: '/signIn' })
    } catch (error) {
      setFailure(toResetFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return { email, values, onChange: setValues, onSubmit, errors, failure, isBusy }
}

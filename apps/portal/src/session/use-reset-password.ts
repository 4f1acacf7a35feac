import { useNavigate } from '@tanstack/react-router'
import { recoveryMessages } from '@tramite/core/messages'
import { resetPassword, resetPasswordSchema, toResetFailure } from '@tramite/core/session'
import { useForm } from '@tramite/react/forms'
import { usePorts } from '@tramite/react/ports'
import { useState } from 'react'
import { forgetMailLink, mailLink } from '../integrations/mail-link.ts'

/** Reset: sets the new password with the token of the link. */
export function useResetPassword() {
  const { toasts, tramite } = usePorts()
  const navigate = useNavigate()
  const { email, token } = mailLink
  const [failure, setFailure] = useState<string | undefined>(
    token ? undefined : recoveryMessages['session.tokenExpired'],
  )
  const [isBusy, setBusy] = useState(false)

  const reset = async ({ senha: newPassword }: { senha: string }) => {
    setFailure(undefined)
    setBusy(true)
    try {
      const { client } = await tramite()
      await resetPassword(client).mutationFn({ email, token, newPassword })
      forgetMailLink('reset-password')
      toasts.show({ title: recoveryMessages['session.passwordReset'], tone: 'success' })
      await navigate({ to: '/signIn' })
    } catch (error) {
      setFailure(toResetFailure(error))
    } finally {
      setBusy(false)
    }
  }
  const form = useForm({
    schema: resetPasswordSchema,
    onSubmit: reset,
    onRefused: () => setFailure(undefined),
  })

  return { email, form, failure, isBusy }
}

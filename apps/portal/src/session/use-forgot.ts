import { useNavigate } from '@tanstack/react-router'
import { toFieldErrors } from '@tramite/core/forms'
import { forgotSchema, requestPasswordReset, toRecoveryFailure } from '@tramite/core/session'
import { useState } from 'react'
import { client } from '../integrations/client.ts'
import { showToast } from '../integrations/toasts.ts'

/** Recovery: asks for the link. */
export function useForgot() {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<{ email?: string }>({})
  const [isBusy, setBusy] = useState(false)

  const onSubmit = async () => {
    const parsed = forgotSchema.safeParse({ email })
    setErrors(parsed.success ? {} : toFieldErrors(parsed.error))
    if (!parsed.success) return
    setBusy(true)
    try {
      await requestPasswordReset(client).mutationFn(parsed.data)
      await navigate({ to: '/forgot/feedback' })
    } catch (error) {
      const failure = toRecoveryFailure(error)
      setErrors({ email: failure.email })
      showToast({ title: failure.toast, description: failure.cause, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return { email, onChange: setEmail, onSubmit, errors, isBusy }
}

import { useNavigate } from '@tanstack/react-router'
import { toFieldErrors } from '@tramite/core/forms'
import { forgotSchema, requestPasswordReset, toRecoveryFailure } from '@tramite/core/session'
import { usePorts } from '@tramite/react/ports'
import { useState } from 'react'

/** Recovery: asks for the link. */
export function useForgot() {
  const { toasts, tramite } = usePorts()
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<{ email?: string }>({})
  const [cause, setCause] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)

  const onSubmit = async () => {
    const parsed = forgotSchema.safeParse({ email })
    setErrors(parsed.success ? {} : toFieldErrors(parsed.error))
    if (!parsed.success) return
    setBusy(true)
    setCause(undefined)
    try {
      const { client } = await tramite()
      await requestPasswordReset(client).mutationFn(parsed.data)
      await navigate({ to: '/forgot/feedback' })
    } catch (error) {
      const failure = toRecoveryFailure(error)
      if (failure.email !== undefined) setErrors({ email: failure.email })
      setCause(failure.cause)
      toasts.show({ title: failure.toast, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return { email, onChange: setEmail, onSubmit, errors, failure: cause, isBusy }
}

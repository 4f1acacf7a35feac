import { useRouter } from '@tanstack/react-router'
import { forgotSchema, requestPasswordReset, toRecoveryFailure } from '@tramite/core/session'
import { isPage } from '@tramite/core/shell'
import { useForm } from '@tramite/react/forms'
import { usePorts } from '@tramite/react/ports'
import { useState } from 'react'

/** Recovery: asks for the link. */
export function useForgot() {
  const { toasts, tramite } = usePorts()
  const router = useRouter()
  const [cause, setCause] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)

  const request = async (input: { email: string }) => {
    setBusy(true)
    setCause(undefined)
    try {
      const { client } = await tramite()
      await requestPasswordReset(client).mutationFn(input)
      // Not if the visitor has left meanwhile; the page of the address may not be shown yet.
      const isHere = isPage(router.history.location.pathname, '/forgot')
      if (isHere) await router.navigate({ to: '/forgot/feedback' })
    } catch (error) {
      const failure = toRecoveryFailure(error)
      if (failure.email !== undefined) form.reject({ email: failure.email })
      setCause(failure.cause)
      toasts.show({ title: failure.toast, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const form = useForm({ schema: forgotSchema, onSubmit: request })

  return { form, failure: cause, isBusy }
}

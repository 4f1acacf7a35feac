import { useRouter } from '@tanstack/react-router'
import { sessionMessages } from '@tramite/core/messages'
import { toReturnPath, toSignInFailure } from '@tramite/core/session'
import { usePorts } from '@tramite/react/ports'
import type { SignInErrors, SignInValues } from '@tramite/ui/session'
import { useState } from 'react'
import { mailLink } from '../integrations/mail-link.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why the visitor was redirected to sign-in: shown until they try to sign in. */
    failure?: string
  }
}

const loadForm = () => import('./sign-in-form.ts')

/** Waits for code; the page shows a notice if it does not load. */
async function watched<T>(code: Promise<T>): Promise<T> {
  const { tramiteCode } = window
  tramiteCode?.wait()
  return code.finally(tramiteCode?.settle)
}

const nextPage = (router: ReturnType<typeof useRouter>) =>
  new Promise<void>((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop()
      resolve()
    })
  })

/** Sign-in: the form's values, and the session machine's answer to them. */
export function useSignIn(returnTo: string | undefined) {
  const ports = usePorts()
  const { toasts, tramite, sessionActor } = ports
  const router = useRouter()
  // A visitor who has just set a password by the link in an e-mail need not type that address.
  const { email } = mailLink()
  const [values, setValues] = useState({ email, password: '', remember: false })
  const [errors, setErrors] = useState<SignInErrors>({})
  const [refusal, setRefusal] = useState<object>()
  const [failure, setFailure] = useState(router.history.location.state.failure)
  const [isBusy, setBusy] = useState(false)

  const refuse = (refused: SignInErrors) => {
    setErrors(refused)
    setRefusal(refused)
  }
  // The schema may not be loaded yet while the user types: a changed field is no longer marked as wrong.
  const onChange = (next: SignInValues) => {
    setErrors(({ email, password }) => ({
      ...(next.email === values.email && { email }),
      ...(next.password === values.password && { password }),
    }))
    setValues(next)
  }
  const fail = (error: unknown) => {
    const { email, toast, cause } = toSignInFailure(error)
    if (email === undefined) setErrors({})
    else refuse({ email })
    setFailure(cause)
    toasts.show({ title: toast, tone: 'error' })
  }

  const onSubmit = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const [{ toSignInErrors, enter }] = await watched(Promise.all([loadForm(), sessionActor()]))
      const refused = toSignInErrors(values)
      setErrors({})
      if (refused) {
        refuse(refused)
        setBusy(false)
        return
      }
      await enter(ports, values)
      // Going back does not lead to a form that redirects here again. It stays busy until the page is there.
      router.history.replace(toReturnPath(returnTo))
      await watched(nextPage(router))
    } catch (error) {
      fail(error)
      setBusy(false)
    }
  }

  return {
    values,
    onChange,
    onSubmit,
    errors,
    refusal,
    failure,
    isBusy,
    busyText: sessionMessages['session.loading'],
    // The machine and the schema are needed to use the page, not to read it.
    onIntent: () => {
      for (const load of [sessionActor, tramite, loadForm]) load().catch(() => {})
    },
  }
}

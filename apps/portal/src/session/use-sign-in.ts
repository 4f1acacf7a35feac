import { useRouter } from '@tanstack/react-router'
import { sessionMessages } from '@tramite/core/messages'
import { toReturnPath, toSignInFailure } from '@tramite/core/session'
import { usePorts } from '@tramite/react/ports'
import { useState } from 'react'

type Errors = { email?: string | undefined; password?: string | undefined }

const loadForm = () => import('./sign-in-form.ts')

/** Sign-in: the form's values, and the session machine's answer to them. */
export function useSignIn(returnTo: string | undefined) {
  const { toasts, tramite, course } = usePorts()
  const router = useRouter()
  const [values, setValues] = useState({ email: '', password: '', remember: false })
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)

  const fail = (error: unknown) => {
    const { email, toast, cause } = toSignInFailure(error)
    setErrors(email === undefined ? {} : { email })
    setFailure(cause)
    toasts.show({ title: toast, tone: 'error' })
  }

  const onSubmit = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { toSignInErrors, signInWith } = await loadForm()
      const refused = toSignInErrors(values)
      setErrors(refused ?? {})
      if (refused) {
        setBusy(false)
        return
      }
      await signInWith(await course(), values)
      // Going back does not lead to a form that leads here again. It stays busy until the page is there.
      router.history.replace(toReturnPath(returnTo))
    } catch (error) {
      fail(error)
      setBusy(false)
    }
  }

  return {
    values,
    onChange: setValues,
    onSubmit,
    errors,
    failure,
    isBusy,
    busyText: sessionMessages['session.loading'],
    // The machine and the schema are not needed to read the page, only to use it.
    onIntent: () => {
      for (const load of [course, tramite, loadForm]) load().catch(() => {})
    },
  }
}

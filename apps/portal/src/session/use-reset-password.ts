import { useRouter } from '@tanstack/react-router'
import { isRefusal, isUnanswered } from '@tramite/core/http'
import { recoveryMessages } from '@tramite/core/messages'
import {
  resetPassword,
  resetPasswordSchema,
  toRefusedPassword,
  toResetFailure,
} from '@tramite/core/session'
import { useForm } from '@tramite/react/forms'
import { usePorts } from '@tramite/react/ports'
import { useRef, useState } from 'react'
import { forgetMailLink, mailLink } from '../integrations/mail-link.ts'

/** Reset: sets the new password with the token of the link. */
export function useResetPassword() {
  const ports = usePorts()
  const { toasts, tramite } = ports
  const router = useRouter()
  const [{ email, token }] = useState(mailLink)
  const [failure, setFailure] = useState<string | undefined>(
    token ? undefined : recoveryMessages['session.tokenExpired'],
  )
  const [isUsable, setUsable] = useState(token !== '')
  const [isBusy, setBusy] = useState(false)
  // A request without a response may have succeeded and used up the link: then sign in with that password.
  const unanswered = useRef<string>(undefined)

  const signIn = async (password: string) => {
    const { enter } = await import('./sign-in-form.ts')
    await enter(ports, { email, password, remember: false })
    forgetMailLink('reset-password')
    toasts.show({ title: recoveryMessages['session.passwordResetBefore'], tone: 'success' })
    router.history.replace('/')
  }
  const toOutcome = async (error: unknown, password: string): Promise<string | undefined> => {
    const isUsedUp = isRefusal<'resetPassword'>(error, 'TOKEN_EXPIRED')
    if (isUsedUp && unanswered.current === password) {
      return signIn(password).then(
        () => undefined,
        () => toResetFailure(error),
      )
    }
    if (isUsedUp && unanswered.current === undefined) {
      forgetMailLink('reset-password')
      setUsable(false)
    }
    if (isUnanswered(error)) unanswered.current = password
    const refused = toRefusedPassword(error)
    if (refused === undefined) return toResetFailure(error)
    form.reject({ senha: refused })
    return undefined
  }
  const reset = async ({ senha: newPassword }: { senha: string }) => {
    setFailure(undefined)
    setBusy(true)
    try {
      const { client } = await tramite()
      await resetPassword(client).mutationFn({ email, token, newPassword })
      forgetMailLink('reset-password')
      toasts.show({ title: recoveryMessages['session.passwordReset'], tone: 'success' })
      await router.navigate({ to: '/signIn' })
    } catch (error) {
      setFailure(await toOutcome(error, newPassword))
    } finally {
      setBusy(false)
    }
  }
  const form = useForm({
    schema: resetPasswordSchema,
    onSubmit: reset,
    onRefused: () => setFailure(undefined),
  })

  return { email, form, isUsable, failure, isBusy }
}

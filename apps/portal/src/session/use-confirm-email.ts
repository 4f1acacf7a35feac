import { isRefusal, isUnanswered } from '@tramite/core/http'
import { recoveryMessages } from '@tramite/core/messages'
import { toConfirmationFailure } from '@tramite/core/session'
import { confirmEmail } from '@tramite/core/users'
import { usePorts } from '@tramite/react/ports'
import { useRef, useState } from 'react'
import { forgetMailLink, mailLink } from '../integrations/mail-link.ts'
import { confirmSession } from './confirm-session.ts'
import { forgetSession } from './forget-session.ts'

/**
 * Confirms a new e-mail with the token of the link, once the visitor presses the button: mail programs
 * open links too.
 */
export function useConfirmEmail() {
  const ports = usePorts()
  const { session, tramite } = ports
  const [{ email, token }] = useState(mailLink)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<string | undefined>(
    token ? undefined : recoveryMessages['session.emailLinkExpired'],
  )
  const [isBusy, setBusy] = useState(false)
  const mayBeDone = useRef(false)
  const [isUsable, setUsable] = useState(token !== '')

  const onConfirm = async () => {
    setFailure(undefined)
    setBusy(true)
    try {
      const { client } = await tramite()
      await confirmEmail(client).mutationFn({ email, token })
      forgetMailLink('confirm-email')
      // All sessions of the user have ended, but this browser may be somebody else's: the server knows. Sign-in is
      // offered afterwards: it would lead home while the ended session is still taken for one.
      if (session.session() && !(await confirmSession(ports))) forgetSession()
      setDone(true)
    } catch (error) {
      setFailure(toConfirmationFailure(error, mayBeDone.current))
      if (isUnanswered(error)) mayBeDone.current = true
      if (isRefusal<'confirmEmail'>(error, 'EMAIL_LINK_EXPIRED')) {
        forgetMailLink('confirm-email')
        setUsable(false)
      }
    } finally {
      setBusy(false)
    }
  }

  return { email, isUsable, isDone, failure, isBusy, onConfirm }
}

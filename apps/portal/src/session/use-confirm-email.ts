import { recoveryMessages } from '@tramite/core/messages'
import { toConfirmationFailure } from '@tramite/core/session'
import { confirmEmail } from '@tramite/core/users'
import { usePorts } from '@tramite/react/ports'
import { useState } from 'react'
import { forgetMailLink, mailLink } from '../integrations/mail-link.ts'

/** Confirms a new e-mail with the token of the link, when the visitor presses: programs open links too. */
export function useConfirmEmail() {
  const { tramite } = usePorts()
  const { email, token } = mailLink
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<string | undefined>(
    token ? undefined : recoveryMessages['session.emailLinkExpired'],
  )
  const [isBusy, setBusy] = useState(false)

  const onConfirm = async () => {
    setFailure(undefined)
    setBusy(true)
    try {
      const { client } = await tramite()
      await confirmEmail(client).mutationFn({ email, token })
      forgetMailLink('confirm-email')
      setDone(true)
    } catch (error) {
      setFailure(toConfirmationFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return { email, isUsable: token !== '', isDone, failure, isBusy, onConfirm }
}

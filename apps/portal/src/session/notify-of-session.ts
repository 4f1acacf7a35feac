import { recoveryMessages } from '@tramite/core/messages'
import type { Ports } from '@tramite/react/ports'
import { forgetMailLink, hasMailLink } from '../integrations/mail-link.ts'

/**
 * Explains why an address in an e-mail redirects home: somebody is signed in. Otherwise the link would look
 * broken. For the link to a new password this is shown once each time it is opened.
 */
export function notifyOfSession({ toasts }: Pick<Ports, 'toasts'>, pathname: string): void {
  const isReset = pathname === '/reset-password' && hasMailLink('reset-password')
  if (!isReset && pathname !== '/forgot') return
  if (isReset) forgetMailLink('reset-password')
  toasts.show({
    title: recoveryMessages['session.linkWhileSignedIn'],
    description:
      recoveryMessages[isReset ? 'session.linkAfterSignOut' : 'session.passwordInProfile'],
    tone: 'error',
  })
}

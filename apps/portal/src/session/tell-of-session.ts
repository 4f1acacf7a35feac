import { recoveryMessages } from '@tramite/core/messages'
import type { Ports } from '@tramite/react/ports'
import { forgetMailLink, hasMailLink } from '../integrations/mail-link.ts'

/**
 * Says why an address that e-mails link to leads home: somebody is signed in. Without a word the link would look as if
 * it were broken. Of the link to a new password once each time it is opened.
 */
export function tellOfSession({ toasts }: Pick<Ports, 'toasts'>, pathname: string): void {
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

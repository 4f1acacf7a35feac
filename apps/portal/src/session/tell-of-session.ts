import { recoveryMessages } from '@tramite/core/messages'
import type { Ports } from '@tramite/react/ports'
import { forgetMailLink } from '../integrations/mail-link.ts'

/**
 * Says why an address of an e-mail leads home: somebody is signed in. Of the link to a new password once each time it
 * is opened.
 */
export function tellOfSession(
  { toasts }: Pick<Ports, 'toasts'>,
  page: '/forgot' | '/reset-password',
) {
  const isForgotten = page === '/forgot'
  if (!isForgotten) forgetMailLink('reset-password')
  toasts.show({
    title: recoveryMessages['session.linkWhileSignedIn'],
    description:
      recoveryMessages[isForgotten ? 'session.passwordInProfile' : 'session.linkAfterSignOut'],
    tone: 'error',
  })
}

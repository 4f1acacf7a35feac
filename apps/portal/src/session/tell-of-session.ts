import { recoveryMessages } from '@tramite/core/messages'
import type { Ports } from '@tramite/react/ports'
import { forgetMailLink } from '../integrations/mail-link.ts'

/** Says why the link to a new password leads home: somebody is signed in. Once each time it is opened. */
export function tellOfSession({ toasts }: Pick<Ports, 'toasts'>): void {
  forgetMailLink('reset-password')
  toasts.show({
    title: recoveryMessages['session.linkWhileSignedIn'],
    description: recoveryMessages['session.linkAfterSignOut'],
    tone: 'error',
  })
}

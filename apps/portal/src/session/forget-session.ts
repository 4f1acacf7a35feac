import type { SessionStore } from '@tramite/core/session'
import { forgetPictures } from '../first-paint/last-seen/forget-pictures.ts'
import { endMailLink } from '../integrations/mail-link.ts'
import { revokeToken } from './revoke-token.ts'

/** Removes what this browser stores of a session outside the SDK, whatever page it ends on. */
export function forgetSession(): void {
  forgetPictures()
  endMailLink()
}

/** Ends a session here whose user has signed out in another tab. */
export function dropSession(session: SessionStore): void {
  const token = session.token()
  if (token) revokeToken(token)
  forgetSession()
  session.clear()
}

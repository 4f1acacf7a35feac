import type { SessionStore } from '@tramite/core/session'
import { endMailLink } from '../integrations/mail-link.ts'
import { forgetPictures } from '../last-seen/forget-pictures.ts'
import { revokeToken } from './revoke-token.ts'

/** What this browser keeps of a session beside the SDK: gone with it, on whatever page it ends. */
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

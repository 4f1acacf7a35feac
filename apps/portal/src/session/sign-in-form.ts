import { toFieldErrors } from '@tramite/core/forms'
import { sessionNotStoredMessages } from '@tramite/core/messages'
import {
  type Credentials,
  isSessionStored,
  openStorages,
  signInSchema,
} from '@tramite/core/session'
import { type Ports, signInWith } from '@tramite/react/ports'

/** Why the form cannot be sent, by field; undefined if it can. */
export function toSignInErrors(values: Credentials) {
  const parsed = signInSchema.safeParse(values)
  return parsed.success ? undefined : toFieldErrors(parsed.error)
}

/**
 * Signs in, and warns if the browser does not store the session, because a reload would then end it without
 * notice.
 */
export async function enter(ports: Ports, credentials: Credentials): Promise<void> {
  await signInWith(ports, credentials)
  if (isSessionStored(openStorages(), ports.session.token())) return
  ports.toasts.show({
    title: sessionNotStoredMessages['session.notStored'],
    description: sessionNotStoredMessages['session.notStoredHint'],
    tone: 'error',
  })
}

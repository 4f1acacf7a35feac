import { toFieldErrors } from '@tramite/core/forms'
import { type Credentials, signInSchema } from '@tramite/core/session'
import type { SessionActor } from '@tramite/react/ports'
import { waitFor } from 'xstate'

/** Why the form cannot be sent, by field; undefined when it can. */
export function toSignInErrors(values: Credentials) {
  const parsed = signInSchema.safeParse(values)
  return parsed.success ? undefined : toFieldErrors(parsed.error)
}

/**
 * Signs in through the session machine.
 * @throws what the call rejected with
 */
export async function signInWith(session: SessionActor, credentials: Credentials): Promise<void> {
  session.send({
    type: 'SIGN_IN',
    credentials: { ...credentials, email: credentials.email.trim() },
  })
  const snapshot = await waitFor(session, (state) => !state.matches('signingIn'))
  if (!snapshot.matches('signedIn')) throw snapshot.context.failure
}

import type { Credentials, SessionUser } from '@tramite/core/session'
import { waitFor } from 'xstate'
import type { Ports } from '../ports/ports.types.ts'

/**
 * Signs in by the machine of the page's session, so that this page and the other tabs of the user follow it from
 * then on: what `tramite.signIn` begins by itself they do not hear of. Tells nobody of a failure: `toSignInFailure`
 * of the SDK has the texts of the form and of its toast.
 * @returns who is signed in
 * @throws what the call rejected with; an `Error` while somebody is signed in, who has to leave first
 * @example
 * await signInWith(ports, { email, password, remember })
 */
export async function signInWith(
  { sessionActor, session }: Pick<Ports, 'sessionActor' | 'session'>,
  credentials: Credentials,
): Promise<SessionUser> {
  const actor = await sessionActor()
  await waitFor(actor, (state) => !state.matches('signingOut'))
  if (session.session()) throw new Error('signInWith: somebody is signed in')
  // A session that the program has ended by itself: its machine goes on from there.
  actor.send({ type: 'EXPIRED' })
  actor.send({
    type: 'SIGN_IN',
    credentials: { ...credentials, email: credentials.email.trim() },
  })
  const snapshot = await waitFor(actor, (state) => !state.matches('signingIn'))
  const user = session.session()?.user
  if (!snapshot.matches('signedIn') || !user) throw snapshot.context.failure
  return user
}

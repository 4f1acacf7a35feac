import type { Credentials, SessionUser } from '@tramite/core/session'
import type { Ports, SessionActor } from '../ports/ports.types.ts'

type SessionSnapshot = ReturnType<SessionActor['getSnapshot']>

/** Waits for a state. The same of the machines' library would load that before the form of signing in. */
function until(
  actor: SessionActor,
  isThere: (snapshot: SessionSnapshot) => boolean,
): Promise<SessionSnapshot> {
  const now = actor.getSnapshot()
  if (isThere(now)) return Promise.resolve(now)
  return new Promise((resolve) => {
    const seen = actor.subscribe((snapshot) => {
      if (!isThere(snapshot)) return
      seen.unsubscribe()
      resolve(snapshot)
    })
  })
}

/**
 * Signs in through the session machine of the page, so that this page and the user's other tabs follow; they
 * do not notice a session that `tramite.signIn` begins. Does not report failures: `toSignInFailure` of the
 * SDK has the texts of the form and of its toast.
 * @returns the user who is signed in
 * @throws what the call rejected with; an `Error` while somebody is signed in, who has to sign out first
 * @example
 * await signInWith(ports, { email, password, remember })
 */
export async function signInWith(
  { sessionActor, session }: Pick<Ports, 'sessionActor' | 'session'>,
  credentials: Credentials,
): Promise<SessionUser> {
  const actor = await sessionActor()
  await until(actor, (state) => !state.matches('signingOut'))
  if (session.session()) throw new Error('signInWith: somebody is signed in')
  // The program may have ended the session outside the machine, which continues from there.
  actor.send({ type: 'EXPIRED' })
  actor.send({
    type: 'SIGN_IN',
    credentials: { ...credentials, email: credentials.email.trim() },
  })
  const snapshot = await until(actor, (state) => !state.matches('signingIn'))
  const user = session.session()?.user
  if (!snapshot.matches('signedIn') || !user) throw snapshot.context.failure
  return user
}

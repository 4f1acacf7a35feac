import { sessionMachine } from '@tramite/core/session'
import { createActor, fromPromise } from 'xstate'
import type { Ports, SessionActor } from '../ports/ports.types.ts'
import { sessionChannel } from './session-channel.ts'

/**
 * Starts the session machine of a page, connected to the SDK and to the other tabs.
 * @param isSignedIn whether the page began with a session
 */
export function startSession(
  { session, tramite, app }: Pick<Ports, 'session' | 'tramite' | 'app'>,
  isSignedIn: boolean,
): SessionActor {
  const channel = new BroadcastChannel(sessionChannel)
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise(async ({ input }) => {
        const signedIn = await (await tramite()).signIn(input)
        // Where no page heard the session before it end, its data are still there; pages read theirs after this.
        app().then(
          ({ queries }) => queries.clear(),
          () => {},
        )
        return signedIn
      }),
      signOut: fromPromise(async () => {
        const left = session.token()
        // Signs out locally even if the code that notifies the server cannot be loaded.
        await tramite()
          .then(({ signOut }) => signOut())
          .finally(() => session.clear(left))
      }),
    },
    actions: {
      // Says whose session ended: tabs of another user stay signed in.
      announceSignOut: () => channel.postMessage(session.session()?.user.id),
    },
  })
  const actor = createActor(machine, { input: { isSignedIn } })
  channel.addEventListener('message', ({ data }) => {
    const isOurs = data === session.session()?.user.id
    if (isOurs) actor.send({ type: 'SIGNED_OUT_ELSEWHERE' })
  })
  actor.start()
  // The session may have ended while this module was loading, before anybody listened.
  if (isSignedIn && session.session() === null) actor.send({ type: 'EXPIRED' })
  else if (session.isSignedOut()) actor.send({ type: 'SIGNED_OUT_ELSEWHERE' })
  return actor
}

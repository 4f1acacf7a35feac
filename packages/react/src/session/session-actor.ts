import { sessionMachine } from '@tramite/core/session'
import { createActor, fromPromise } from 'xstate'
import type { Ports, SessionActor } from '../ports/ports.types.ts'

const channelName = 'tramite.session'

/**
 * Starts the machine of a page's session on the SDK and beside the other tabs.
 * @param isSignedIn whether the page began with a session
 */
export function startSession(
  { session, tramite }: Pick<Ports, 'session' | 'tramite'>,
  isSignedIn: boolean,
): SessionActor {
  const channel = new BroadcastChannel(channelName)
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise(async ({ input }) => (await tramite()).signIn(input)),
      signOut: fromPromise(async () => {
        const left = session.token()
        // Who leaves has left, also where the code that tells the server is out of reach.
        await tramite()
          .then(({ signOut }) => signOut())
          .finally(() => session.clear(left))
      }),
    },
    actions: {
      // Whose session it is: a tab of somebody else stays with them.
      announceSignOut: () => channel.postMessage(session.session()?.user.id),
    },
  })
  const actor = createActor(machine, { input: { isSignedIn } })
  channel.addEventListener('message', ({ data }) => {
    const isOurs = data === session.session()?.user.id
    if (isOurs) actor.send({ type: 'SIGNED_OUT_ELSEWHERE' })
  })
  actor.start()
  // Who was to tell of its end may have waited for this code in vain.
  if (isSignedIn && session.session() === null) actor.send({ type: 'EXPIRED' })
  return actor
}

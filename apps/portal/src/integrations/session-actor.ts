import { refreshSession, sessionMachine, signIn, signOut } from '@tramite/core/session'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { client, onUnauthorized } from './client.ts'
import { sessionStore } from './session-store.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

const channelName = 'tramite.session'

/** Starts the session machine on the browser's storage, the API and the other tabs. */
export function startSession(): SessionActor {
  const channel = new BroadcastChannel(channelName)
  const machine = sessionMachine.provide({
    actors: {
      refresh: fromPromise(({ signal }) => refreshSession(client, undefined).queryFn({ signal })),
      signIn: fromPromise(({ input }) =>
        signIn(client).mutationFn({ ...input, deviceTokens: sessionStore.deviceTokens() }),
      ),
      revoke: fromPromise(async () => {
        await signOut(client).mutationFn(undefined)
      }),
    },
    actions: {
      storeSignIn: (_, { remember, ...session }) => sessionStore.signIn(session, { remember }),
      storeUpdate: (_, { user, token }) => sessionStore.update(user, token),
      clearStored: () => sessionStore.clear(),
      // Whose session it is: a tab of somebody else stays with them.
      announceSignOut: ({ context }) => channel.postMessage(context.user?.id),
    },
  })
  const actor = createActor(machine, { input: { user: sessionStore.session()?.user ?? null } })
  channel.addEventListener('message', ({ data }) => {
    const isOurs = data === sessionStore.session()?.user.id
    if (isOurs) actor.send({ type: 'SIGNED_OUT_ELSEWHERE' })
  })
  onUnauthorized(() => actor.send({ type: 'EXPIRED' }))
  return actor.start()
}

import { assign, fromPromise, setup } from 'xstate'
import type { Credentials } from './session.types.ts'

/** Why nobody is signed in. */
export type SignedOutReason = 'signedOut' | 'expired'

interface SessionContext {
  /** Whether somebody was signed in when it began. */
  readonly wasSignedIn: boolean
  /** The last failed sign-in, for the form's error. */
  failure: unknown
  reason: SignedOutReason | null
}

type SessionEvent =
  | { type: 'SIGN_IN'; credentials: Credentials }
  | { type: 'SIGN_OUT' }
  /** The server no longer accepts the token. */
  | { type: 'EXPIRED' }
  /** Another tab signed out. */
  | { type: 'SIGNED_OUT_ELSEWHERE' }

/**
 * The course of a session. The session store holds the user and the token, and the actors write to it;
 * what the user may do is server data like any other. The program provides the actors
 * (`sessionMachine.provide(…)`): `signIn` and `signOut` of the composed SDK.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { isSignedIn: boolean },
  },
  actors: {
    signIn: fromPromise<unknown, Credentials>(() =>
      Promise.reject(new Error('No signIn provided')),
    ),
    signOut: fromPromise<void>(() => Promise.reject(new Error('No signOut provided'))),
  },
  actions: {
    announceSignOut: () => {},
  },
  guards: {
    wasSignedIn: ({ context }) => context.wasSignedIn,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ wasSignedIn: input.isSignedIn, failure: null, reason: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'wasSignedIn', target: 'signedIn' }, { target: 'signedOut' }],
    },
    signedOut: { on: { SIGN_IN: { target: 'signingIn' } } },
    signingIn: {
      entry: assign({ failure: null, reason: null }),
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          if (event.type !== 'SIGN_IN') throw new Error('signingIn is entered by SIGN_IN only')
          return event.credentials
        },
        onDone: { target: 'signedIn' },
        onError: {
          target: 'signedOut',
          actions: assign({ failure: ({ event }) => event.error }),
        },
      },
    },
    signedIn: {
      on: {
        SIGN_OUT: { target: 'signingOut', actions: 'announceSignOut' },
        EXPIRED: { target: 'signedOut', actions: assign({ reason: 'expired' }) },
        // Each tab may have signed in separately, with a token of its own.
        SIGNED_OUT_ELSEWHERE: { target: 'signingOut' },
      },
    },
    signingOut: {
      invoke: {
        src: 'signOut',
        onDone: { target: 'signedOut', actions: assign({ reason: 'signedOut' }) },
        onError: { target: 'signedOut', actions: assign({ reason: 'signedOut' }) },
      },
    },
  },
})

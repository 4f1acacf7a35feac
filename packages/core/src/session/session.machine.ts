import { assign, fromPromise, setup } from 'xstate'
import { isApiError } from '../http/index.ts'
import { revokeTimeout } from './session.commands.ts'
import type { Credentials, Session, SessionUser, SignedIn } from './session.types.ts'

/** Why nobody is signed in. */
export type SignedOutReason = 'signedOut' | 'expired'

interface SessionContext {
  user: SessionUser | null
  /** The last failed sign-in, for the form's error. */
  failure: unknown
  reason: SignedOutReason | null
  /** Whether the session being signed in to outlives the page. */
  remember: boolean
}

type SessionEvent =
  | { type: 'SIGN_IN'; credentials: Credentials }
  | { type: 'SIGN_OUT' }
  /** A call was answered 401. */
  | { type: 'EXPIRED' }
  /** Another tab signed out. */
  | { type: 'SIGNED_OUT_ELSEWHERE' }
  /** What the session holds of the user changed on the server: it is read again. */
  | { type: 'STALE' }
  /** The user's data or token changed. */
  | { type: 'UPDATED'; user: SessionUser; token?: string }

function isUnauthorized({ event }: { event: { error: unknown } }): boolean {
  return isApiError(event.error) && event.error.status === 401
}

/**
 * The session of the portal (specification §4, Session).
 *
 * With a stored session it starts signed in and refreshes in the background: a refused token ends
 * the session, any other failure keeps it and leaves the pages to report their own. The actors
 * and the storing actions come from the program (`sessionMachine.provide(…)`).
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { user: SessionUser | null },
  },
  actors: {
    refresh: fromPromise<Session>(() => Promise.reject(new Error('No refresh provided'))),
    signIn: fromPromise<SignedIn, Credentials>(() =>
      Promise.reject(new Error('No signIn provided')),
    ),
    revoke: fromPromise<void>(() => Promise.reject(new Error('No revoke provided'))),
  },
  actions: {
    storeSignIn: (_, _session: SignedIn & { remember: boolean }) => {},
    storeUpdate: (_, _session: { user: SessionUser; token?: string }) => {},
    clearStored: () => {},
    announceSignOut: () => {},
  },
  guards: {
    hasUser: ({ context }) => context.user !== null,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ user: input.user, failure: null, reason: null, remember: false }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasUser', target: 'signedIn' }, { target: 'signedOut' }],
    },
    signedOut: {
      entry: [assign({ user: null }), 'clearStored'],
      on: {
        SIGN_IN: {
          target: 'signingIn',
          actions: assign({ remember: ({ event }) => event.credentials.remember }),
        },
      },
    },
    signingIn: {
      entry: assign({ failure: null, reason: null }),
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          if (event.type !== 'SIGN_IN') throw new Error('signingIn is entered by SIGN_IN only')
          return event.credentials
        },
        onDone: {
          target: 'signedIn.fresh',
          actions: [
            assign({ user: ({ event }) => event.output.user }),
            {
              type: 'storeSignIn',
              params: ({ context, event }) => ({ ...event.output, remember: context.remember }),
            },
          ],
        },
        onError: {
          target: 'signedOut',
          actions: assign({ failure: ({ event }) => event.error }),
        },
      },
    },
    signedIn: {
      initial: 'refreshing',
      on: {
        SIGN_OUT: { target: 'signingOut' },
        EXPIRED: { target: 'signedOut', actions: assign({ reason: 'expired' }) },
        SIGNED_OUT_ELSEWHERE: { target: 'signedOut', actions: assign({ reason: 'signedOut' }) },
        UPDATED: {
          actions: [
            assign({ user: ({ event }) => event.user }),
            { type: 'storeUpdate', params: ({ event }) => event },
          ],
        },
      },
      states: {
        refreshing: {
          invoke: {
            src: 'refresh',
            onDone: {
              target: 'fresh',
              actions: [
                assign({ user: ({ event }) => event.output.user }),
                { type: 'storeUpdate', params: ({ event }) => event.output },
              ],
            },
            onError: [
              {
                guard: isUnauthorized,
                target: '#session.signedOut',
                actions: assign({ reason: 'expired' }),
              },
              { target: 'fresh' },
            ],
          },
        },
        fresh: { on: { STALE: 'refreshing' } },
      },
    },
    signingOut: {
      entry: 'announceSignOut',
      after: {
        [revokeTimeout]: { target: 'signedOut', actions: assign({ reason: 'signedOut' }) },
      },
      invoke: {
        src: 'revoke',
        onDone: { target: 'signedOut', actions: assign({ reason: 'signedOut' }) },
        onError: { target: 'signedOut', actions: assign({ reason: 'signedOut' }) },
      },
    },
  },
})

import { describe, expect, it, vi } from 'vitest'
import {
  createActor,
  type EventFrom,
  fromPromise,
  initialTransition,
  SimulatedClock,
  transition,
  waitFor,
} from 'xstate'
import { ApiError } from '../http/index.ts'
import { explorePaths } from '../testing/machine-paths.ts'
import { revokeTimeout } from './session.commands.ts'
import { sessionMachine } from './session.machine.ts'
import type { Session, SessionUser, SignedIn } from './session.types.ts'

type SessionEvent = EventFrom<typeof sessionMachine>

const user = { id: 'u1', name: 'Marina Duarte' } as SessionUser
const fresh: Session = { user: { ...user, name: 'Marina D.' }, token: 't2' }
const begun: SignedIn = { ...fresh, deviceToken: 'device-of-marina-1' }
const credentials = { email: 'marina@aurora.example', password: 'Tramite2026', remember: true }

function refused(status: number): ApiError {
  return new ApiError({ kind: 'problem', status, code: 'X', message: '' })
}

interface Answers {
  refresh?: () => Promise<Session>
  signIn?: () => Promise<SignedIn>
  revoke?: () => Promise<void>
}

function start(stored: SessionUser | null, answers: Answers = {}) {
  const actions = {
    storeSignIn: vi.fn(),
    storeUpdate: vi.fn(),
    clearStored: vi.fn(),
    announceSignOut: vi.fn(),
  }
  const clock = new SimulatedClock()
  const machine = sessionMachine.provide({
    actors: {
      refresh: fromPromise(answers.refresh ?? (() => Promise.resolve(fresh))),
      signIn: fromPromise(answers.signIn ?? (() => Promise.resolve(begun))),
      revoke: fromPromise(answers.revoke ?? (() => Promise.resolve())),
    },
    actions: {
      storeSignIn: (_, session) => actions.storeSignIn(session),
      storeUpdate: (_, update) => actions.storeUpdate(update),
      clearStored: actions.clearStored,
      announceSignOut: actions.announceSignOut,
    },
  })
  const actor = createActor(machine, { input: { user: stored }, clock }).start()
  return { actor, actions, clock }
}

describe('start-up', () => {
  it('without a stored session is signed out', () => {
    expect(start(null).actor.getSnapshot().value).toBe('signedOut')
  })

  it('with one is signed in at once and takes the refreshed user and token', async () => {
    const { actor, actions } = start(user)
    expect(actor.getSnapshot().matches('signedIn')).toBe(true)
    const snapshot = await waitFor(actor, (state) => state.matches({ signedIn: 'fresh' }))
    expect(snapshot.context.user).toEqual(fresh.user)
    expect(actions.storeUpdate).toHaveBeenCalledWith(fresh)
  })

  it('with a refused token is expired', async () => {
    const { actor, actions } = start(user, { refresh: () => Promise.reject(refused(401)) })
    const snapshot = await waitFor(actor, (state) => state.matches('signedOut'))
    expect(snapshot.context).toMatchObject({ user: null, reason: 'expired' })
    expect(actions.clearStored).toHaveBeenCalled()
  })

  it.each([503, 500, 404])('keeps the session when the refresh answers %i', async (status) => {
    const { actor } = start(user, { refresh: () => Promise.reject(refused(status)) })
    const snapshot = await waitFor(actor, (state) => state.matches({ signedIn: 'fresh' }))
    expect(snapshot.context.user).toEqual(user)
  })
})

describe('signing in', () => {
  it('stores the session as it is to be remembered', async () => {
    const { actor, actions } = start(null)
    actor.send({ type: 'SIGN_IN', credentials })
    await waitFor(actor, (state) => state.matches({ signedIn: 'fresh' }))
    expect(actions.storeSignIn).toHaveBeenCalledWith({ ...begun, remember: true })
  })

  it('keeps the failure for the form, and the next try forgets it', async () => {
    const failure = refused(400)
    const { actor } = start(null, { signIn: () => Promise.reject(failure) })
    actor.send({ type: 'SIGN_IN', credentials })
    await waitFor(actor, (state) => state.matches('signedOut'))
    expect(actor.getSnapshot().context.failure).toBe(failure)
    actor.send({ type: 'SIGN_IN', credentials })
    expect(actor.getSnapshot().context.failure).toBeNull()
  })
})

describe('the end of a session', () => {
  it('revokes the token and tells the other tabs', async () => {
    const revoke = vi.fn(() => Promise.resolve())
    const { actor, actions } = start(user, { revoke })
    actor.send({ type: 'SIGN_OUT' })
    await waitFor(actor, (state) => state.matches('signedOut'))
    expect(revoke).toHaveBeenCalledOnce()
    expect(actions.announceSignOut).toHaveBeenCalledOnce()
    expect(actor.getSnapshot().context.reason).toBe('signedOut')
  })

  it('does not wait for a server that does not answer', () => {
    const { actor, clock } = start(user, { revoke: () => new Promise(() => {}) })
    actor.send({ type: 'SIGN_OUT' })
    clock.increment(revokeTimeout - 1)
    expect(actor.getSnapshot().value).toBe('signingOut')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('signedOut')
  })

  it.each([
    ['EXPIRED', 'expired'],
    ['SIGNED_OUT_ELSEWHERE', 'signedOut'],
  ] as const)('%s is not announced again', (type, reason) => {
    const { actor, actions } = start(user)
    actor.send({ type })
    expect(actor.getSnapshot().value).toBe('signedOut')
    expect(actor.getSnapshot().context.reason).toBe(reason)
    expect(actions.announceSignOut).not.toHaveBeenCalled()
  })
})

describe('pure transitions', () => {
  const after = (stored: SessionUser | null, ...events: SessionEvent[]) => {
    let [state] = initialTransition(sessionMachine, { user: stored })
    for (const event of events) [state] = transition(sessionMachine, state, event)
    return state
  }

  it.each<[string, SessionUser | null, SessionEvent[], unknown]>([
    ['nobody stored', null, [], 'signedOut'],
    ['somebody stored', user, [], { signedIn: 'refreshing' }],
    ['signing in', null, [{ type: 'SIGN_IN', credentials }], 'signingIn'],
    ['signing out', user, [{ type: 'SIGN_OUT' }], 'signingOut'],
    ['refused', user, [{ type: 'EXPIRED' }], 'signedOut'],
    ['signed out elsewhere', user, [{ type: 'SIGNED_OUT_ELSEWHERE' }], 'signedOut'],
    ['signing out without a session', null, [{ type: 'SIGN_OUT' }], 'signedOut'],
    [
      'signing in with a session',
      user,
      [{ type: 'SIGN_IN', credentials }],
      { signedIn: 'refreshing' },
    ],
    [
      'refused while signing in',
      null,
      [{ type: 'SIGN_IN', credentials }, { type: 'EXPIRED' }],
      'signingIn',
    ],
  ])('%s', (_, stored, events, expected) => {
    expect(after(stored, ...events).value).toEqual(expected)
  })

  it('forget the user at the end', () => {
    expect(after(user, { type: 'EXPIRED' }).context).toMatchObject({
      user: null,
      reason: 'expired',
    })
  })
})

describe('generated paths', () => {
  const { states, unreached } = explorePaths(sessionMachine, {
    inputs: [{ user: null }, { user }],
    events: [
      { type: 'SIGN_IN', credentials },
      { type: 'SIGN_OUT' },
      { type: 'EXPIRED' },
      { type: 'SIGNED_OUT_ELSEWHERE' },
      { type: 'UPDATED', user: fresh.user },
    ],
    answers: { signIn: [fresh], refresh: [fresh], revoke: [undefined] },
    failures: { signIn: [refused(400)], refresh: [refused(401), refused(503)] },
  })

  it('reach every state', () => {
    expect(unreached).toEqual([])
  })

  it('have a user exactly while signed in', () => {
    for (const state of states) {
      if (state.matches('signedIn')) expect(state.context.user).not.toBeNull()
      if (state.matches('signedOut')) expect(state.context.user).toBeNull()
    }
  })
})

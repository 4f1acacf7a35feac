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
import { explorePaths } from '../testing/machine-paths.fixture.ts'
import { sessionMachine } from './session.machine.ts'
import type { Credentials } from './session.types.ts'

type SessionEvent = EventFrom<typeof sessionMachine>

const credentials = { email: 'marina@aurora.example', password: 'Tramite2026', remember: true }
const refused = new ApiError({ kind: 'problem', status: 400, code: 'X', message: '' })

interface Answers {
  signIn?: (credentials: Credentials) => Promise<unknown>
  signOut?: () => Promise<void>
}

function start(isSignedIn: boolean, answers: Answers = {}) {
  const { signIn = () => Promise.resolve(), signOut = () => Promise.resolve() } = answers
  const actions = { announceSignOut: vi.fn() }
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise(({ input }) => signIn(input)),
      signOut: fromPromise(signOut),
    },
    actions,
  })
  return {
    actor: createActor(machine, { input: { isSignedIn }, clock: new SimulatedClock() }).start(),
    actions,
  }
}

describe('signing in', () => {
  it('hands over what was typed', async () => {
    const signIn = vi.fn(() => Promise.resolve())
    const { actor } = start(false, { signIn })
    actor.send({ type: 'SIGN_IN', credentials })
    await waitFor(actor, (state) => state.matches('signedIn'))
    expect(signIn).toHaveBeenCalledWith(credentials)
  })

  it('keeps the failure for the form, and the next try forgets it', async () => {
    const { actor } = start(false, { signIn: () => Promise.reject(refused) })
    actor.send({ type: 'SIGN_IN', credentials })
    await waitFor(actor, (state) => state.matches('signedOut'))
    expect(actor.getSnapshot().context.failure).toBe(refused)
    actor.send({ type: 'SIGN_IN', credentials })
    expect(actor.getSnapshot().context.failure).toBeNull()
  })
})

describe('the end of a session', () => {
  it.each([
    ['answers', () => Promise.resolve()],
    ['fails', () => Promise.reject(refused)],
  ])('is told to the other tabs, and comes when the server %s', async (_, answer) => {
    const signOut = vi.fn(answer)
    const { actor, actions } = start(true, { signOut })
    actor.send({ type: 'SIGN_OUT' })
    expect(actions.announceSignOut).toHaveBeenCalledOnce()
    await waitFor(actor, (state) => state.matches('signedOut'))
    expect(signOut).toHaveBeenCalledOnce()
    expect(actor.getSnapshot().context.reason).toBe('signedOut')
  })

  it.each([
    ['EXPIRED', 'expired', 0],
    ['SIGNED_OUT_ELSEWHERE', 'signedOut', 1],
  ] as const)('by %s is not announced again', async (type, reason, told) => {
    const signOut = vi.fn(() => Promise.resolve())
    const { actor, actions } = start(true, { signOut })
    actor.send({ type })
    await waitFor(actor, (state) => state.matches('signedOut'))
    expect(actor.getSnapshot().context.reason).toBe(reason)
    expect(actions.announceSignOut).not.toHaveBeenCalled()
    expect(signOut).toHaveBeenCalledTimes(told)
  })

  it('forgets its reason when somebody signs in', async () => {
    const { actor } = start(true)
    actor.send({ type: 'EXPIRED' })
    actor.send({ type: 'SIGN_IN', credentials })
    await waitFor(actor, (state) => state.matches('signedIn'))
    expect(actor.getSnapshot().context.reason).toBeNull()
  })
})

describe('pure transitions', () => {
  it.each<[string, boolean, SessionEvent[], unknown]>([
    ['nobody stored', false, [], 'signedOut'],
    ['somebody stored', true, [], 'signedIn'],
    ['signing in', false, [{ type: 'SIGN_IN', credentials }], 'signingIn'],
    ['signing out', true, [{ type: 'SIGN_OUT' }], 'signingOut'],
    ['refused', true, [{ type: 'EXPIRED' }], 'signedOut'],
    ['signed out elsewhere', true, [{ type: 'SIGNED_OUT_ELSEWHERE' }], 'signingOut'],
    ['signing out without a session', false, [{ type: 'SIGN_OUT' }], 'signedOut'],
    ['signing in with a session', true, [{ type: 'SIGN_IN', credentials }], 'signedIn'],
    [
      'refused while signing in',
      false,
      [{ type: 'SIGN_IN', credentials }, { type: 'EXPIRED' }],
      'signingIn',
    ],
  ])('%s', (_, isSignedIn, events, expected) => {
    let [state] = initialTransition(sessionMachine, { isSignedIn })
    for (const event of events) [state] = transition(sessionMachine, state, event)
    expect(state.value).toEqual(expected)
  })
})

describe('generated paths', () => {
  const { unreached } = explorePaths(sessionMachine, {
    inputs: [{ isSignedIn: false }, { isSignedIn: true }],
    events: [
      { type: 'SIGN_IN', credentials },
      { type: 'SIGN_OUT' },
      { type: 'EXPIRED' },
      { type: 'SIGNED_OUT_ELSEWHERE' },
    ],
    answers: { signIn: [undefined], signOut: [undefined] },
    failures: { signIn: [refused] },
  })

  it('reach every state', () => {
    expect(unreached).toEqual([])
  })
})

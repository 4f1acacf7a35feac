import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTestApp } from '../testing/open-test-app.tsx'
import { type UnsentAnswer, useSignOut } from './use-sign-out.ts'

afterEach(() => localStorage.clear())

/** A page of somebody with so many unsent forms, who answers the question about them. */
async function openPage(unsent: number, answer: UnsentAnswer) {
  const { app, wrapper, asked } = await openTestApp({ 'DELETE /auth': () => ({}) })
  const userId = app.ports.session.session()?.user.id ?? ''
  for (let form = 0; form < unsent; form += 1) {
    const savedAt = app.ports.clock.now().getTime()
    const record = { version: 1, savedAt, revision: 'r1', occasion: '', values: {} }
    localStorage.setItem(`tramite.draft/${userId}/b1/form-${form}/`, JSON.stringify(record))
  }
  const ask = vi.fn(() => answer)
  const { result } = renderHook(() => useSignOut(ask), { wrapper })
  return {
    app,
    ask,
    signOut: () => result.current(),
    isSignedIn: () => app.ports.session.session() !== null,
    left: () => app.drafts.formsOf(userId).length,
    endCalls: () => asked('DELETE /auth'),
  }
}

describe('signing out', () => {
  it('asks nothing where everything was sent', async () => {
    const { signOut, ask, isSignedIn, endCalls } = await openPage(0, 'stay')
    await signOut()
    expect(ask).not.toHaveBeenCalled()
    expect(isSignedIn()).toBe(false)
    expect(endCalls()).toBe(1)
  })

  it.each([
    ['remove', false, 0],
    ['keep', false, 2],
    ['stay', true, 2],
  ] as const)('asks about what was not sent: %s', async (answer, isSignedIn, left) => {
    const page = await openPage(2, answer)
    await page.signOut()
    expect(page.ask).toHaveBeenCalledExactlyOnceWith(2)
    expect(page.isSignedIn()).toBe(isSignedIn)
    expect(page.left()).toBe(left)
  })

  it('is over where the open page is not to be left', async () => {
    const { app, signOut, ask, isSignedIn } = await openPage(1, 'remove')
    app.leaving.ask(async () => false)
    await signOut()
    expect(ask).not.toHaveBeenCalled()
    expect(isSignedIn()).toBe(true)
  })
})

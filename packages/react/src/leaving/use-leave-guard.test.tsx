import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openTestApp } from '../testing/open-test-app.tsx'
import { type MayGo, type Unfinished, useLeaveGuard } from './use-leave-guard.ts'

interface PageState {
  readonly isUnfinished: boolean
  readonly what?: Unfinished
}

/** A page on which something is unfinished, or not. */
async function openPage(what: Unfinished, isUnfinished = true, reactStrictMode = false) {
  const { app, wrapper } = await openTestApp({})
  const holds = new Set<MayGo>()
  const onLeave = vi.fn()
  const initialProps: PageState = { isUnfinished }
  const page = renderHook(
    (given: PageState) =>
      useLeaveGuard({
        what,
        ...given,
        onLeave,
        block: (mayGo) => {
          holds.add(mayGo)
          return () => holds.delete(mayGo)
        },
      }),
    { wrapper, initialProps, reactStrictMode },
  )
  const question = () => page.result.current
  /** What is decided in the end: undefined while the user is being asked. */
  const decisionOf = async (asked: Promise<boolean>) => {
    let decision: boolean | undefined
    asked.then((decided) => {
      decision = decided
    })
    await act(async () => {})
    return () => decision
  }
  const go = async (to: string) => {
    const [pathname = '', search = ''] = to.split('?')
    const [mayGo] = holds
    if (!mayGo) return () => true
    return decisionOf(mayGo({ pathname: '/form', search: '' }, { pathname, search }))
  }
  return {
    ...page,
    holds,
    onLeave,
    question,
    go,
    switchBusiness: () => decisionOf(app.leaving.mayLeave()),
    answer: async (how: 'onLeave' | 'onStay') => act(async () => question()?.[how]()),
    isAskedByBrowser: () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  }
}

describe('a page on which something is unfinished', () => {
  it('asks before its router leaves it, and goes where the user gives it up', async () => {
    const { go, question, answer, onLeave } = await openPage('input')
    const decision = await go('/home')
    expect(decision()).toBeUndefined()
    await answer('onLeave')
    expect(decision()).toBe(true)
    expect(onLeave).toHaveBeenCalledExactlyOnceWith(true)
    expect(question()).toBeNull()
  })

  it('stays where the user wants it to', async () => {
    const { go, question, answer, onLeave } = await openPage('draft')
    const decision = await go('/home')
    await answer('onStay')
    expect(decision()).toBe(false)
    expect(question()).toBeNull()
    expect(onLeave).not.toHaveBeenCalled()
  })

  it('answers what was asked before, when it is asked again', async () => {
    const { go, switchBusiness, question, answer, onLeave } = await openPage('input')
    const first = await switchBusiness()
    const second = await go('/home')
    expect([first(), second()]).toEqual([false, undefined])
    await answer('onLeave')
    expect(second()).toBe(true)
    expect(question()).toBeNull()
    expect(onLeave).toHaveBeenCalledExactlyOnceWith(true)
  })

  it.each([
    ['input', '/form?tab=2', undefined],
    ['uploads', '/form?tab=2', true],
    ['draft', '/form?tab=2', true],
    ['input', '/form', true],
  ] as const)('with %s goes to %s: %s', async (what, to, expected) => {
    const { go } = await openPage(what)
    expect((await go(to))()).toBe(expected)
  })

  it('asks before the business is switched, which another question may still prevent', async () => {
    const { switchBusiness, answer, onLeave } = await openPage('input')
    const stay = await switchBusiness()
    await answer('onStay')
    expect(stay()).toBe(false)
    const leave = await switchBusiness()
    await answer('onLeave')
    expect(leave()).toBe(true)
    expect(onLeave).toHaveBeenCalledExactlyOnceWith(false)
  })

  it.each([
    ['input', true],
    ['draft', true],
    // What sends them asks.
    ['uploads', false],
  ] as const)('has the browser ask for %s: %s', async (what, isAsked) => {
    const { isAskedByBrowser, unmount } = await openPage(what)
    expect(isAskedByBrowser()).toBe(isAsked)
    unmount()
    expect(isAskedByBrowser()).toBe(false)
  })

  it('asks once, also where something else is unfinished by then', async () => {
    const { switchBusiness, answer, question, rerender } = await openPage('uploads')
    const decision = await switchBusiness()
    rerender({ isUnfinished: true, what: 'draft' })
    await answer('onLeave')
    expect(question()).toBeNull()
    expect(decision()).toBe(true)
  })

  it.each(['plain', 'strict'] as const)(
    'lets go who asked when it goes itself: %s',
    async (how) => {
      const { switchBusiness, answer, unmount } = await openPage('input', true, how === 'strict')
      const stay = await switchBusiness()
      expect(stay()).toBeUndefined()
      await answer('onStay')
      expect(stay()).toBe(false)
      const decision = await switchBusiness()
      unmount()
      await act(async () => {})
      expect(decision()).toBe(true)
    },
  )

  it('asks nothing once it is finished', async () => {
    const { switchBusiness, holds, rerender, isAskedByBrowser } = await openPage('input')
    expect(holds.size).toBe(1)
    rerender({ isUnfinished: false })
    expect(holds.size).toBe(0)
    expect((await switchBusiness())()).toBe(true)
    expect(isAskedByBrowser()).toBe(false)
  })
})

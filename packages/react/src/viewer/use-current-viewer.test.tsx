import { act, renderHook, waitFor } from '@testing-library/react'
import { buildCustomer, buildUser } from '@tramite/core/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answers, openTestApp, problem } from '../testing/open-test-app.tsx'
import { useCurrentViewer } from './use-current-viewer.ts'

const user = buildUser({ customerAdmin: false, Customer: buildCustomer() })
const asOf = (next: Partial<typeof user>) => ({ user: { ...user, ...next }, token: 'token-1' })
const refresh = 'GET /auth'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page opened before the server's user changed. */
async function openPage() {
  const answers: Answers = { [refresh]: () => asOf({}) }
  const opened = await openTestApp(answers, user)
  const page = renderHook(() => useCurrentViewer(), { wrapper: opened.wrapper })
  await waitFor(() => expect(opened.asked(refresh)).toBe(1))
  await waitFor(() => expect(opened.app.tramite.session.isFresh()).toBe(true))
  return { ...opened, ...page, answers }
}

describe('the viewer of an open page', () => {
  it('is at once who the page was left by, and soon as the server says', async () => {
    const name = 'Marina Duarte da Silva'
    const { app, wrapper } = await openTestApp({ [refresh]: () => asOf({ name }) }, user)
    const { result } = renderHook(() => useCurrentViewer(), { wrapper })
    expect(result.current?.user.name).toBe(user.name)
    await waitFor(() => expect(result.current?.user.name).toBe(name))
    expect(app.tramite.session.session()?.user.name).toBe(name)
  })

  it('is the same from one drawing to the next, and tells the program that no business can be opened', async () => {
    const { result, rerender } = await openPage()
    const before = result.current
    expect(() => before?.openBusiness('b1')).toThrow('useCurrentViewer was not given how')
    rerender()
    expect(result.current).toBe(before)
  })

  it('is confirmed by the first answer of the server, even if nothing has changed', async () => {
    const { wrapper } = await openTestApp({ [refresh]: () => asOf({}) }, user)
    const { result } = renderHook(() => useCurrentViewer(), { wrapper })
    expect(result.current?.isConfirmed).toBe(false)
    await waitFor(() => expect(result.current?.isConfirmed).toBe(true))
  })

  it('hears of another contract, and what it lets the user do follows', async () => {
    const { app, answers, result } = await openPage()
    expect(result.current?.access.demandCreation.allowed).toBe(true)
    const Customer = buildCustomer({ isChurn: true, accessAllowedUntil: '2026-11-18' })
    answers[refresh] = () => asOf({ Customer })
    // As after an event of the customer.
    await app.queries.invalidateQueries({ queryKey: ['users'] })
    await waitFor(() => expect(result.current?.access.demandCreation.allowed).toBe(false))
  })

  it('hears of another role', async () => {
    const { app, answers, result } = await openPage()
    answers[refresh] = () => asOf({ customerAdmin: true })
    await app.queries.invalidateQueries({ queryKey: ['users'] })
    await waitFor(() => expect(result.current?.user.customerAdmin).toBe(true))
  })

  it('counts days anew from midnight', async () => {
    const { clock, result } = await openPage()
    expect(result.current?.day.today).toBe('2026-11-19')
    clock.set('2026-11-20T03:00:01.000Z')
    await act(() => vi.advanceTimersByTimeAsync(21_000))
    expect(result.current?.day.today).toBe('2026-11-20')
  })

  it('stays while the server cannot say who it is', async () => {
    const { app, answers, result } = await openPage()
    answers[refresh] = () => problem(500, 'INTERNAL')
    await app.queries.invalidateQueries({ queryKey: ['users'] })
    expect(result.current?.user.name).toBe(user.name)
  })
})

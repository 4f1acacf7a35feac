import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { PortsProvider } from '../ports/ports-context.tsx'
import { openTestApp } from '../testing/open-test-app.tsx'
import { useDismissed, useIsPageFree, useOverlayTurn } from './use-overlay-turn.ts'

const announced = { name: 'announced', rank: 0 }
const owed = { name: 'owed', rank: 1, takesOver: true }

it('gives a turn as long as it is wanted, and takes it for what takes over', async () => {
  const { app } = await openTestApp({})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortsProvider ports={app.ports}>{children}</PortsProvider>
  )
  const popup = renderHook(({ isWanted }) => useOverlayTurn(announced, isWanted), {
    wrapper,
    initialProps: { isWanted: false },
  })
  const free = renderHook(useIsPageFree, { wrapper })
  expect([popup.result.current, free.result.current]).toEqual([false, true])
  popup.rerender({ isWanted: true })
  expect([popup.result.current, free.result.current]).toEqual([true, false])
  const payment = renderHook(() => useOverlayTurn(owed, true), { wrapper })
  expect([popup.result.current, payment.result.current]).toEqual([false, true])
  payment.unmount()
  expect(popup.result.current).toBe(true)
})

it('keeps what was dismissed for one user from that one alone', async () => {
  const { app } = await openTestApp({})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortsProvider ports={app.ports}>{children}</PortsProvider>
  )
  const { result, rerender } = renderHook(({ id }) => useDismissed(id), {
    wrapper,
    initialProps: { id: 'payment:ana' },
  })
  act(() => result.current[1]())
  expect(result.current[0]).toBe(true)
  rerender({ id: 'payment:rui' })
  expect(result.current[0]).toBe(false)
})

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTestPages } from '../testing/open-test-app.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import { useStatementYear } from './use-statement-year.ts'

// The day is looked at in intervals.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

async function openAt(now: string, years: readonly number[]) {
  const { pages, clock } = await openTestPages({})
  clock.set(now)
  const page = renderHook(
    ({ asked }) => ({ year: useStatementYear(years, asked), today: useViewer().day.today }),
    { wrapper: pages, initialProps: { asked: 0 } },
  )
  const passTo = (moment: string) =>
    act(() => {
      clock.set(moment)
      vi.advanceTimersByTime(60_000)
    })
  return { ...page, passTo }
}

it('is still the year that is being read when a new one begins', async () => {
  const { result, rerender, passTo } = await openAt('2027-01-01T02:59:00.000Z', [2027, 2026, 2025])
  expect(result.current).toEqual({ year: 2026, today: '2026-12-31' })
  passTo('2027-01-01T03:00:30.000Z')
  expect(result.current).toEqual({ year: 2026, today: '2027-01-01' })

  rerender({ asked: 2025 })
  expect(result.current.year).toBe(2025)
})

it('is the new year on a page that is opened in it', async () => {
  const { result } = await openAt('2027-01-01T03:00:30.000Z', [2027, 2026])
  expect(result.current).toEqual({ year: 2027, today: '2027-01-01' })
})

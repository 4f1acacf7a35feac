import { renderHook } from '@testing-library/react'
import { conventions } from '@tramite/core/calendar'
import { expect, it } from 'vitest'
import { useDay } from './use-day.ts'

it('is the new day where midnight passes while the page is drawn', () => {
  const moments = ['2026-11-20T02:59:59.900Z', '2026-11-20T03:00:00.100Z']
  const clock = { now: () => new Date((moments.length > 1 ? moments.shift() : moments[0]) ?? '') }
  const { result } = renderHook(() => useDay(clock, conventions.specified))
  expect(result.current.today).toBe('2026-11-20')
})

it('is counted as the conventions have it, also where others take their place', () => {
  const clock = { now: () => new Date('2026-11-20T15:00:00Z') }
  const { result, rerender } = renderHook(({ of }) => useDay(clock, of), {
    initialProps: { of: conventions.specified },
  })
  expect(result.current.countsFrom).toBe('2026-11-20')
  rerender({ of: conventions.brazil })
  expect(result.current).toMatchObject({
    countsFrom: '2026-11-23',
    conventions: { name: 'brazil' },
  })
})

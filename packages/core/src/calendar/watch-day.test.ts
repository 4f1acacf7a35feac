import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { conventions } from './conventions.ts'
import { watchDay } from './watch-day.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watch(from: string) {
  vi.setSystemTime(new Date(from))
  const seen: string[][] = []
  const clock = { now: () => new Date() }
  const end = watchDay({ clock, conventions: conventions.specified }, ({ today, countsFrom }) =>
    seen.push([today, countsFrom]),
  )
  return { seen, end }
}

it('tells of the end of the working day, and of midnight', () => {
  // A Thursday at 17:59 in São Paulo.
  const { seen, end } = watch('2026-03-12T20:59:00Z')
  vi.advanceTimersByTime(60 * 1000)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(60 * 1000)
  expect(seen).toEqual([['2026-03-12', '2026-03-13']])
  vi.advanceTimersByTime(6 * 60 * 60 * 1000)
  expect(seen.slice(1)).toEqual([['2026-03-13', '2026-03-13']])
  end()
  vi.advanceTimersByTime(48 * 60 * 60 * 1000)
  expect(seen).toHaveLength(2)
})

it('tells at once of a clock that is put right', () => {
  let now = '2026-03-11T12:00:00Z'
  let putRight = () => {}
  const seen: string[] = []
  const end = watchDay(
    {
      clock: {
        now: () => new Date(now),
        onPutRight(listener) {
          putRight = listener
          return () => {
            putRight = () => {}
          }
        },
      },
      conventions: conventions.specified,
    },
    ({ today }) => seen.push(today),
  )
  now = '2026-03-12T12:00:00Z'
  putRight()
  expect(seen).toEqual(['2026-03-12'])
  end()
  now = '2026-03-13T12:00:00Z'
  putRight()
  expect(seen).toHaveLength(1)
})

it('tells once of a machine that slept over days', () => {
  const { seen, end } = watch('2026-03-12T12:00:00Z')
  vi.setSystemTime(new Date('2026-03-16T12:00:00Z'))
  vi.advanceTimersByTime(20_000)
  expect(seen).toEqual([['2026-03-16', '2026-03-16']])
  end()
})

import { expect, it, onTestFinished, vi } from 'vitest'
import { createWindows } from './windows.ts'

it('knows a window until it ends', () => {
  const windows = createWindows()
  windows.open('a', { endsAt: 1000 }, 0)
  expect(windows.find('a', 999, 1)).toEqual({ endsAt: 1000 })
  expect(windows.find('a', 1000, 1)).toBeUndefined()
  expect(windows.find('b', 0, 1)).toBeUndefined()
})

it('counts one that ends later than a new one would as over: a clock was fast', () => {
  const windows = createWindows()
  windows.open('a', { endsAt: 1001 }, 1)
  expect(windows.find('a', 1, 1)).toBeDefined()
  expect(windows.find('a', 0, 1)).toBeUndefined()
})

it('forgets the one that was opened first where there are too many, whatever has ended', () => {
  const windows = createWindows({ enough: 2, max: 4 })
  for (const key of ['a', 'b', 'c', 'd', 'e']) windows.open(key, { endsAt: 5000 }, 0)
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => windows.find(key, 0, 5))).toEqual([
    'b',
    'c',
    'd',
    'e',
  ])
})

it('gives the place of those that have ended to others first', () => {
  const windows = createWindows({ enough: 2, max: 3 })
  windows.open('live', { endsAt: 9000 }, 0)
  windows.open('short', { endsAt: 100 }, 0)
  windows.open('c', { endsAt: 9000 }, 2000)
  windows.open('d', { endsAt: 9000 }, 4000)
  expect(windows.find('live', 4000, 9)).toBeDefined()
})

it('does not look through all of them for each of many callers of one second', () => {
  const windows = createWindows({ enough: 10 })
  const looks = vi.spyOn(Map.prototype, Symbol.iterator)
  onTestFinished(() => looks.mockRestore())
  for (let i = 0; i < 5000; i += 1) windows.open(`${i}`, { endsAt: 900_000 }, 500)
  expect(looks.mock.calls.length).toBeLessThan(5)
})

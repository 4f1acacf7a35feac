import { afterEach, expect, it, vi } from 'vitest'
import { atOnce, inTurns } from './in-steps.ts'

/** Steps that take some milliseconds each; reports what has been done. */
function countTo(steps: number, took: number) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const done: number[] = []
  function* count() {
    while (done.length < steps) {
      now += took
      done.push(done.length + 1)
      yield
    }
    return 'all'
  }
  return { steps: count(), done }
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('does all steps at once, for a page that is being left', () => {
  const { steps, done } = countTo(100, 5)
  expect(atOnce(steps)).toBe('all')
  expect(done).toHaveLength(100)
})

it('lets the page do what it has to do before a hand would feel it', async () => {
  const { steps, done } = countTo(6, 5)
  const turns: number[] = []
  const result = await inTurns(steps, () => turns.push(done.length) > 0)
  expect(result).toBe('all')
  expect(turns).toEqual([2, 4, 6])
})

it('gives up once it is not wanted any more', async () => {
  const { steps, done } = countTo(6, 5)
  expect(await inTurns(steps, () => done.length < 4)).toBeNull()
  expect(done).toHaveLength(4)
})

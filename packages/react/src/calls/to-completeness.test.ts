import { expect, it, vi } from 'vitest'
import { toCompleteness } from './to-completeness.ts'

const read = {
  data: { pages: [] },
  hasNextPage: false,
  isError: false,
  isFetching: false,
  fetchNextPage: vi.fn(),
  refetch: vi.fn(),
}

it('is complete once nothing follows', () => {
  expect(toCompleteness(read)).toEqual({ isComplete: true, rest: undefined })
  expect(toCompleteness({ ...read, hasNextPage: true }).isComplete).toBe(false)
  expect(toCompleteness({ ...read, data: undefined }).isComplete).toBe(false)
})

it('asks after a failure for what is missing: the next page, or the list itself', () => {
  const cut = toCompleteness({ ...read, hasNextPage: true, isError: true, isFetching: true })
  expect(cut).toMatchObject({ isComplete: false, rest: { isRetrying: true } })
  cut.rest?.onRetry()
  expect(read.fetchNextPage).toHaveBeenCalledWith({ cancelRefetch: false })
  expect(read.refetch).not.toHaveBeenCalled()
  toCompleteness({ ...read, data: undefined, isError: true }).rest?.onRetry()
  expect(read.refetch).toHaveBeenCalledOnce()
})

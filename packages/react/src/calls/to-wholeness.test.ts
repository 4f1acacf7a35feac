import { expect, it, vi } from 'vitest'
import { toWholeness } from './to-wholeness.ts'

const read = {
  data: { pages: [] },
  hasNextPage: false,
  isError: false,
  isFetching: false,
  fetchNextPage: vi.fn(),
  refetch: vi.fn(),
}

it('is complete once nothing follows', () => {
  expect(toWholeness(read)).toEqual({ isWhole: true, rest: undefined })
  expect(toWholeness({ ...read, hasNextPage: true }).isWhole).toBe(false)
  expect(toWholeness({ ...read, data: undefined }).isWhole).toBe(false)
})

it('asks after a failure for what is missing: the next page, or the list itself', () => {
  const cut = toWholeness({ ...read, hasNextPage: true, isError: true, isFetching: true })
  expect(cut).toMatchObject({ isWhole: false, rest: { isReading: true } })
  cut.rest?.onRead()
  expect(read.fetchNextPage).toHaveBeenCalledWith({ cancelRefetch: false })
  expect(read.refetch).not.toHaveBeenCalled()
  toWholeness({ ...read, data: undefined, isError: true }).rest?.onRead()
  expect(read.refetch).toHaveBeenCalledOnce()
})

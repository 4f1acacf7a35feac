import { expect, it, vi } from 'vitest'
import { toShown } from './to-shown.ts'

const read = { isPending: false, isLoadingError: false, isFetching: false, refetch: vi.fn() }
const failed = { ...read, isLoadingError: true, isFetching: true }

it('shows what there is, otherwise how its reads stand', () => {
  expect(toShown({ count: 2 }, failed)).toEqual({ state: 'ready', count: 2 })
  expect(toShown(undefined, { ...read, isPending: true })).toEqual({ state: 'loading' })
  const shown = toShown(undefined, read, failed)
  expect(shown).toMatchObject({ state: 'failed', isRetrying: true })
  if (shown.state === 'failed') shown.onRetry()
  expect(read.refetch).toHaveBeenCalledOnce()
})

import { QueryObserver } from '@tanstack/react-query'
import { ApiError } from '@tramite/core/http'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('writes to the log why a read failed of which the user is told nothing', async () => {
  const [show, log] = [vi.fn(), vi.fn()]
  const queries = createQueryClient({ show }, (code) => code, log)
  const lost = new Error('offline')
  const read = queries.fetchQuery({
    queryKey: ['templates'],
    queryFn: () => Promise.reject(lost),
    meta: { silent: true },
  })
  await expect(read).rejects.toBe(lost)
  expect(log).toHaveBeenCalledExactlyOnceWith(lost)
  expect(show).not.toHaveBeenCalled()
})

/** How often a page has asked for what it shows, a minute after the first read failed. */
async function countReads(error: Error): Promise<number> {
  vi.useFakeTimers()
  const queries = createQueryClient({ show: vi.fn() }, (code) => code)
  const queryFn = vi
    .fn(async () => 'demand')
    .mockRejectedValueOnce(error)
    .mockRejectedValueOnce(error)
  const page = new QueryObserver(queries, { queryKey: ['demands'], queryFn })
  const leave = page.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  leave()
  return queryFn.mock.calls.length
}

it('asks again until a server that was silent answers what was never read', async () => {
  const late = new ApiError({ kind: 'timeout', status: 0, code: 'TIMEOUT', message: '' })
  await expect(countReads(late)).resolves.toBe(3)
})

it('leaves a refusal to who reads it', async () => {
  const refused = new ApiError({ kind: 'problem', status: 500, code: 'INTERNAL', message: '' })
  await expect(countReads(refused)).resolves.toBe(1)
})

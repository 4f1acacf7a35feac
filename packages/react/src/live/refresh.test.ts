import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { refreshAll } from './refresh.ts'

it('waits for what is on its way when the page asks by itself, and asks again once it has come', async () => {
  const queries = new QueryClient()
  const { promise, resolve } = Promise.withResolvers<string>()
  const queryFn = vi.fn(() => promise)
  const queryKey = ['demands', 'b1', 'getDemand', { id: 'd1' }]
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn,
    initialData: 'before',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stop = observer.subscribe(() => {})
  refreshAll(queries)
  refreshAll(queries)
  expect(queryFn).toHaveBeenCalledOnce()
  resolve('now')
  await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toBe('now'))
  refreshAll(queries)
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})

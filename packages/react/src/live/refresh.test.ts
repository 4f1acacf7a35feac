import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { refreshAfter, refreshAll } from './refresh.ts'

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
  await expect.poll(() => queries.getQueryData(queryKey)).toBe('now')
  refreshAll(queries)
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})

it('lets a read come that takes longer than from one event to the next, and reads once more then', async () => {
  const queries = new QueryClient()
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const queryFn = vi.fn(() => answers[queryFn.mock.calls.length - 1]?.promise ?? 'too often')
  const queryKey = ['demands', 'b1', 'getDemand', { id: 'd1' }]
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn,
    initialData: 'before',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stop = observer.subscribe(() => {})
  for (let event = 0; event < 3; event += 1) {
    refreshAfter(queries, [{ type: 'demand', demandId: 'd1' }])
    await Promise.resolve()
  }
  answers[0]?.resolve('after the first')
  await expect.poll(() => queries.getQueryData(queryKey)).toBe('after the first')
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(2)
  answers[1]?.resolve('after the last')
  await expect.poll(() => queries.getQueryData(queryKey)).toBe('after the last')
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})

it('does not take the answer of a preload for fresh that was asked before the event', async () => {
  const queries = new QueryClient()
  const { promise, resolve } = Promise.withResolvers<string>()
  const queryKey = ['demands', 'b1', 'getDemand', { id: 'd1' }]
  const preload = queries.prefetchQuery({ queryKey, queryFn: () => promise })
  const refresh = refreshAfter(queries, [{ type: 'demand', demandId: 'd1' }])
  resolve('before')
  await Promise.all([preload, refresh])
  expect(queries.getQueryState(queryKey)).toMatchObject({ data: 'before', isInvalidated: true })
})

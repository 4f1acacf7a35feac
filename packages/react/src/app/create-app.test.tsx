import { renderHook, waitFor } from '@testing-library/react'
import { getDemand, listDemands, validateDemand } from '@tramite/core/demands'
import { expect, it } from 'vitest'
import { useRead } from '../calls/use-read.ts'
import { useRun } from '../calls/use-run.ts'
import { openTestApp } from '../testing/open-test-app.tsx'

it('reads a first answer again that was asked for before a command ended', async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  let times = 0
  const { wrapper, asked } = await openTestApp({
    'GET /demands/d1': () => {
      times += 1
      return answers[times - 1]?.promise
    },
    'PATCH /demands/d1/validated': () => ({}),
  })
  const { result } = renderHook(
    () => ({ demand: useRead(getDemand, { id: 'd1' }), validate: useRun(validateDemand) }),
    { wrapper },
  )
  await waitFor(() => expect(asked('GET /demands/d1')).toBe(1))
  await result.current.validate.mutateAsync({ id: 'd1' })
  answers[0]?.resolve({ id: 'd1', name: 'before' })
  answers[1]?.resolve({ id: 'd1', name: 'after' })
  await waitFor(() => expect(result.current.demand.data?.name).toBe('after'))
  expect(asked('GET /demands/d1')).toBe(2)
})

it('reads at once, by the families that are named, what is shown and has been read', async () => {
  const { app, wrapper, asked } = await openTestApp({
    'GET /demands/d1': () => ({ id: 'd1' }),
  })
  const { result, unmount } = renderHook(() => useRead(getDemand, { id: 'd1' }), { wrapper })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  app.ports.stale.emit(['reminders'])
  expect(result.current.isFetching).toBe(false)
  app.ports.stale.emit(['demands', 'reminders'])
  await waitFor(() => expect(asked('GET /demands/d1')).toBe(2))
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  unmount()
  app.ports.stale.emit(['demands'])
  const gone = app.queries.getQueryCache().findAll({ queryKey: ['demands'] })
  expect(gone.map(({ state }) => state.isInvalidated)).toEqual([true])
  expect(asked('GET /demands/d1')).toBe(2)
})

it('does not take a preload for fresh that was asked for before a command ended', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { app } = await openTestApp({ 'GET /demands': () => answer.promise })
  const preload = app.queries.prefetchInfiniteQuery(listDemands(app.tramite.client, {}))
  app.ports.stale.emit(['demands'])
  answer.resolve({ demands: [], nextCursor: null })
  await preload
  const [query] = app.queries.getQueryCache().findAll({ queryKey: ['demands'] })
  await waitFor(() =>
    expect(query?.state).toMatchObject({ status: 'success', isInvalidated: true }),
  )
})

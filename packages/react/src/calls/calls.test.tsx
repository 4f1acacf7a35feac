import { onlineManager } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import {
  followDemand,
  getDemand,
  listDemands,
  listFirmDemands,
  validateDemand,
} from '@tramite/core/demands'
import { ApiError } from '@tramite/core/http'
import { demandOutcomeMessages, userMessages } from '@tramite/core/messages'
import { fileReminder } from '@tramite/core/reminders'
import { buildDemandSummary, buildFirmDemand } from '@tramite/core/testing'
import { handPrivateDemandsOver } from '@tramite/core/users'
import { describe, expect, it, vi } from 'vitest'
import { openTestApp, problem } from '../testing/open-test-app.tsx'
import { loadNextPage } from './load-next-page.ts'
import { toPageState } from './to-page-state.ts'
import { useAllPages } from './use-all-pages.ts'
import { usePage, usePages, useRead } from './use-read.ts'
import { useRun } from './use-run.ts'

const validation = 'PATCH /demands/d1/validated'
const following = 'PATCH /demands/d1/following'

it('reads a page of a list by its number, and says how many there are', async () => {
  const numbers: (string | null)[] = []
  const { wrapper } = await openTestApp({
    listFirmDemands: ({ url }) => {
      const page = new URL(url).searchParams.get('page')
      numbers.push(page)
      const demand = buildDemandSummary({ name: `Demanda da página ${page}` })
      return { demands: [buildFirmDemand({ demand })], total: 41, nextCursor: 'c' }
    },
  })
  const { result, rerender } = renderHook(
    ({ page }) => usePage(listFirmDemands, { page, limit: 20 }, { keepsPrevious: true }),
    { wrapper, initialProps: { page: 0 } },
  )
  const shown = () => result.current.data?.demands.map(({ demand }) => demand.name)
  await waitFor(() => expect(shown()).toEqual(['Demanda da página 0']))
  rerender({ page: 2 })
  expect(toPageState(result.current, 20)).toMatchObject({ isOld: true, pageCount: 3 })
  await waitFor(() => expect(shown()).toEqual(['Demanda da página 2']))
  expect(toPageState(result.current, 20)).toMatchObject({ isOld: false, state: 'ready' })
  expect(numbers).toEqual(['0', '2'])
})

describe('useRead', () => {
  it('reads, and keeps what it had while it reads for another input', async () => {
    const { wrapper } = await openTestApp({
      'GET /demands/d1': () => ({ id: 'd1', name: 'Acordo' }),
      'GET /demands/d2': () => ({ id: 'd2', name: 'Recurso' }),
    })
    const { result, rerender } = renderHook(
      ({ id }) => useRead(getDemand, { id }, { keepsPrevious: true }),
      { wrapper, initialProps: { id: 'd1' } },
    )
    await waitFor(() => expect(result.current.data?.name).toBe('Acordo'))
    rerender({ id: 'd2' })
    expect(result.current.data?.name).toBe('Acordo')
    expect(result.current.isPlaceholderData).toBe(true)
    await waitFor(() => expect(result.current.data?.name).toBe('Recurso'))
  })

  it('asks a server that was silent again, also where it reads at intervals of its own', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { wrapper } = await openTestApp({})
    const late = new ApiError({ kind: 'timeout', status: 0, code: 'TIMEOUT', message: '' })
    const queryFn = vi.fn(async () => 'pronto').mockRejectedValueOnce(late)
    const operation = () => ({
      queryKey: ['exports', null, 'listDataExports', {}] as const,
      queryFn,
      version: () => undefined,
    })
    const { result } = renderHook(() => useRead(operation, {}, { every: () => false }), { wrapper })
    await waitFor(() => expect(result.current.isError).toBe(true))
    await vi.advanceTimersByTimeAsync(6000)
    await waitFor(() => expect(result.current.data).toBe('pronto'))
    vi.useRealTimers()
  })

  it('asks anew at once when it is pressed, though a retry of its own has no answer yet', async () => {
    const failed = problem(500, 'INTERNAL')
    let answer: unknown = failed
    const { app, wrapper, asked } = await openTestApp({ 'GET /demands/d1': () => answer })
    const { result } = renderHook(() => useRead(getDemand, { id: 'd1' }), { wrapper })
    await waitFor(() => expect(result.current.isLoadingError).toBe(true))
    answer = new Promise(() => {})
    const before = asked('GET /demands/d1')
    void app.queries.refetchQueries({ queryKey: ['demands'] })
    await waitFor(() => expect(asked('GET /demands/d1')).toBe(before + 1))
    await waitFor(() => expect(result.current.isFetching).toBe(true))
    answer = { id: 'd1', name: 'Acordo' }
    act(() => void result.current.refetch())
    await waitFor(() => expect(result.current.data?.name).toBe('Acordo'))
    expect(asked('GET /demands/d1')).toBe(before + 2)
  })

  it('rejects a press that asks for that, though its failure stands while it is tried again', async () => {
    const failed = problem(500, 'INTERNAL')
    let answer: unknown = failed
    const { app, wrapper } = await openTestApp({ 'GET /demands/d1': () => answer })
    const { result } = renderHook(() => useRead(getDemand, { id: 'd1' }), { wrapper })
    await waitFor(() => expect(result.current.isLoadingError).toBe(true))
    answer = new Promise(() => {})
    void app.queries.refetchQueries({ queryKey: ['demands'] })
    await waitFor(() => expect(result.current.isFetching).toBe(true))
    answer = failed
    const refetched = act(() => result.current.refetch({ throwOnError: true }))
    await expect(refetched).rejects.toThrow()
  })

  it('asks nothing while it is not needed', async () => {
    const { wrapper, requests } = await openTestApp({})
    renderHook(() => useRead(getDemand, { id: 'd1' }, { isEnabled: false }), { wrapper })
    expect(requests).toEqual([])
  })

  it('has failed for as long as it is tried again: what says so stays on the page', async () => {
    let answer: unknown = problem(500, 'INTERNAL')
    const { wrapper, asked } = await openTestApp({ 'GET /demands/d1': () => answer })
    const { result, rerender } = renderHook(({ id }) => useRead(getDemand, { id }), {
      wrapper,
      initialProps: { id: 'd1' },
    })
    await waitFor(() => expect(result.current.isLoadingError).toBe(true))
    const { error } = result.current
    let arrive: (body: unknown) => void = () => {}
    answer = new Promise((resolve) => {
      arrive = resolve
    })
    void result.current.refetch()
    await waitFor(() => expect(asked('GET /demands/d1')).toBe(2))
    await waitFor(() => expect(result.current.isFetching).toBe(true))
    expect(result.current).toMatchObject({ isPending: false, isLoadingError: true, error })
    arrive({ id: 'd1', name: 'Acordo' })
    await waitFor(() => expect(result.current.data?.name).toBe('Acordo'))
    expect(result.current).toMatchObject({ isSuccess: true, isError: false, error: null })
    // Another demand has not failed.
    rerender({ id: 'd2' })
    expect(result.current).toMatchObject({ isPending: true, isError: false })
  })

  it('tells once of a read that goes on failing, and again after it had succeeded meanwhile', async () => {
    let isCut = false
    const { app, toastTitles } = await openTestApp({})
    const read = async (cut: boolean) => {
      isCut = cut
      const meta = { reloadFailure: 'demands.reloadFailed' } as const
      const queryFn = () => (isCut ? Promise.reject(new Error('cut')) : 'answer')
      const query = { queryKey: ['demands', 'read'], queryFn, meta, staleTime: 0 }
      await app.queries.fetchQuery(query).catch(() => undefined)
    }
    const text = demandOutcomeMessages['demands.reloadFailed']
    // The page itself says that it cannot read what it never had.
    await read(true)
    expect(toastTitles()).toEqual([])
    await read(false)
    for (let times = 0; times < 3; times += 1) await read(true)
    expect(toastTitles()).toEqual([text])
    await read(false)
    await read(true)
    expect(toastTitles()).toEqual([text, text])
  })
})

describe('usePages', () => {
  it('reads a list page by page', async () => {
    const { wrapper } = await openTestApp({
      'GET /demands': ({ url }) =>
        new URL(url).searchParams.get('cursor') === 'c2'
          ? { demands: [{ id: 'd2' }], total: 2, nextCursor: null }
          : { demands: [{ id: 'd1' }], total: 2, nextCursor: 'c2' },
    })
    const { result } = renderHook(() => usePages(listDemands, {}), { wrapper })
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    await result.current.fetchNextPage()
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2))
    expect(result.current.hasNextPage).toBe(false)
  })
})

describe('loadNextPage', () => {
  it.each(['before', 'after'])(
    'loses nothing to what is read anew, asked for %s it',
    async (when) => {
      let name = 'Acordo'
      let hold = Promise.resolve()
      const { wrapper, app } = await openTestApp({
        'GET /demands': async ({ url }) => {
          await hold
          return new URL(url).searchParams.get('cursor') === 'c2'
            ? { demands: [{ id: 'd2' }], total: 2, nextCursor: null }
            : { demands: [{ id: 'd1', name }], total: 2, nextCursor: 'c2' }
        },
      })
      const { result } = renderHook(() => usePages(listDemands, {}), { wrapper })
      await waitFor(() => expect(result.current.hasNextPage).toBe(true))
      name = 'Recurso'
      let release = () => {}
      hold = new Promise((resolve) => {
        release = resolve
      })
      const actions = [() => loadNextPage(result.current), () => app.queries.invalidateQueries()]
      const all = (when === 'before' ? actions : actions.toReversed()).map((act) => act())
      release()
      await Promise.all(all)
      await waitFor(() => expect(result.current.data?.pages).toHaveLength(2))
      expect(result.current.data?.pages[0]?.demands[0]?.name).toBe('Recurso')
    },
  )
})

describe('useAllPages', () => {
  it('reads every page, and stops at one that fails', async () => {
    let isCut = false
    const { wrapper, requests } = await openTestApp({
      'GET /demands': ({ url }) => {
        const page = Number(new URL(url).searchParams.get('cursor') ?? 1)
        if (isCut && page === 3) return problem(500, 'Cortado')
        return { demands: [{ id: `d${page}` }], nextCursor: page < 4 ? String(page + 1) : null }
      },
    })
    const whole = renderHook(() => useAllPages(listDemands, {}), { wrapper })
    await waitFor(() => expect(whole.result.current.data?.pages).toHaveLength(4))
    expect(whole.result.current.hasNextPage).toBe(false)
    isCut = true
    const asked = requests.length
    const cut = renderHook(() => useAllPages(listDemands, { name: 'acordo' }), { wrapper })
    await waitFor(() => expect(cut.result.current.isError).toBe(true))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(cut.result.current.data?.pages).toHaveLength(2)
    expect(cut.result.current.hasNextPage).toBe(true)
    expect(requests.length - asked).toBe(3)
  })

  it('asks for no more pages once it is not needed', async () => {
    const second = Promise.withResolvers<unknown>()
    const { wrapper, requests } = await openTestApp({
      'GET /demands': ({ url }) =>
        new URL(url).searchParams.has('cursor')
          ? second.promise
          : { demands: [{ id: 'd1' }], nextCursor: '2' },
    })
    const { result, rerender } = renderHook(
      ({ isEnabled }) => useAllPages(listDemands, {}, { isEnabled }),
      { wrapper, initialProps: { isEnabled: true } },
    )
    await waitFor(() => expect(requests).toHaveLength(2))
    rerender({ isEnabled: false })
    second.resolve({ demands: [{ id: 'd2' }], nextCursor: '3' })
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(requests).toHaveLength(2)
  })
})

describe('useRun', () => {
  it('tells that the private demands of a removed user were not handed over', async () => {
    const { wrapper, toastTitles } = await openTestApp({
      'PUT /users/privateDemands/u1': () => problem(503, 'INTERNAL'),
    })
    const { result } = renderHook(() => useRun(handPrivateDemandsOver), { wrapper })
    result.current.mutate({ id: 'u1', userId: 'u2' })
    await waitFor(() =>
      expect(toastTitles()).toEqual([userMessages['users.privateDemandsHandFailed']]),
    )
  })

  it('reads again what it may have changed though it got no answer: offline once there is a connection', async () => {
    const { wrapper, asked } = await openTestApp({
      'GET /demands/d1': () => ({ id: 'd1' }),
      [validation]: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    const { result } = renderHook(
      () => ({ demand: useRead(getDemand, { id: 'd1' }), validate: useRun(validateDemand) }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.demand.isSuccess).toBe(true))
    await expect(result.current.validate.mutateAsync({ id: 'd1' })).rejects.toThrow()
    await waitFor(() => expect(asked('GET /demands/d1')).toBe(2))
    onlineManager.setOnline(false)
    await expect(result.current.validate.mutateAsync({ id: 'd1' })).rejects.toThrow()
    expect(result.current.demand.isFetching).toBe(false)
    onlineManager.setOnline(true)
    await waitFor(() => expect(asked('GET /demands/d1')).toBe(3))
  })

  it('is done when the server has answered, and does not wait for what is read again', async () => {
    const onDone = vi.fn()
    let answer: () => unknown = () => ({ id: 'd1' })
    const { wrapper, toastTitles, asked } = await openTestApp({
      'GET /demands/d1': () => answer(),
      [validation]: () => ({}),
    })
    const { result } = renderHook(
      () => ({
        demand: useRead(getDemand, { id: 'd1' }),
        validate: useRun(validateDemand, { onDone }),
      }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.demand.isSuccess).toBe(true))
    answer = () => new Promise(() => {})
    result.current.validate.mutate({ id: 'd1' })
    await waitFor(() => expect(asked('GET /demands/d1')).toBe(2))
    await waitFor(() => expect(result.current.validate.isSuccess).toBe(true))
    expect(onDone).toHaveBeenCalledOnce()
    expect(toastTitles()).toEqual([demandOutcomeMessages['demands.validated']])
  })

  it('has failed where the server refused, also where a program would get something instead', async () => {
    const [onDone, onFailed] = [vi.fn(), vi.fn()]
    const { wrapper, toastTitles } = await openTestApp({
      'POST /reminder/filed/r1': () => problem(500, 'INTERNAL'),
    })
    const { result } = renderHook(() => useRun(fileReminder, { onDone, onFailed }), { wrapper })
    result.current.mutate({ id: 'r1' })
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(onDone).not.toHaveBeenCalled()
    expect(onFailed).toHaveBeenCalledOnce()
    expect(toastTitles()).toHaveLength(1)
  })

  it('runs once for a double press, and again once it has failed', async () => {
    let answer: unknown = problem(500, 'INTERNAL')
    const { wrapper, asked } = await openTestApp({ [validation]: () => answer })
    const { result } = renderHook(() => useRun(validateDemand), { wrapper })
    result.current.mutate({ id: 'd1' })
    result.current.mutate({ id: 'd1' })
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(asked(validation)).toBe(1)
    answer = {}
    result.current.mutate({ id: 'd1' })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(asked(validation)).toBe(2)
  })

  it('gives who waits for a double press the one answer of both', async () => {
    const { wrapper, asked } = await openTestApp({ [validation]: () => ({}) })
    const { result } = renderHook(() => useRun(validateDemand), { wrapper })
    const presses = [1, 2].map(() => result.current.mutateAsync({ id: 'd1' }))
    result.current.mutate({ id: 'd1' })
    const [first, second] = await Promise.all(presses)
    expect(first).toBe(second)
    expect(asked(validation)).toBe(1)
    await result.current.mutateAsync({ id: 'd1' })
    expect(asked(validation)).toBe(2)
  })

  it('runs for each of several presses that mean different things', async () => {
    const { wrapper, asked } = await openTestApp({ [following]: () => ({}) })
    const { result } = renderHook(() => useRun(followDemand), { wrapper })
    for (const isOn of [true, false, true]) result.current.mutate({ id: 'd1', following: isOn })
    await waitFor(() => expect(asked(following)).toBe(3))
  })
})

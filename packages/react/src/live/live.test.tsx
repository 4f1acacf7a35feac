import { QueryObserver } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { getDemand, listDemands } from '@tramite/core/demands'
import { getHome } from '@tramite/core/home'
import { createTestEvents } from '@tramite/core/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePages, useRead } from '../calls/use-read.ts'
import { type Answers, openTestApp, problem } from '../testing/open-test-app.tsx'
import { useLiveData } from './use-live-data.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const demand = (id: string) => ({ id, name: 'Acordo' })
const changed = (id: string, businessId = 'b1') =>
  ({ type: 'demand', demandId: id, businessId }) as const

/** A page that shows two demands and the home page, and is current. */
async function openPage(answers: Answers = {}, streams = Number.POSITIVE_INFINITY) {
  const events = createTestEvents()
  let left = streams
  const opened = await openTestApp({
    'GET /events': () => {
      left -= 1
      return left < 0 ? problem(503, 'UNAVAILABLE') : events.open()
    },
    'GET /demands/d1': () => demand('d1'),
    'GET /demands/d2': () => demand('d2'),
    'GET /home': () => ({}),
    ...answers,
  })
  const { result, unmount } = renderHook(
    () => {
      useLiveData('u1')
      return {
        first: useRead(getDemand, { id: 'd1' }),
        second: useRead(getDemand, { id: 'd2' }),
        home: useRead(getHome, undefined),
        list: usePages(listDemands, {}),
      }
    },
    { wrapper: opened.wrapper },
  )
  await waitFor(() => expect(events.isOpen()).toBe(true))
  await waitFor(() => expect(result.current.first.isSuccess).toBe(true))
  const current = () => result.current
  await waitFor(() => expect(opened.app.queries.isFetching()).toBe(0))
  const before = new Map<string, number>()
  const calls = ['GET /demands/d1', 'GET /demands/d2', 'GET /home', 'GET /demands'] as const
  for (const call of calls) before.set(call, opened.asked(call))
  /** How often something was requested since the page has been current. */
  const askedAgain = (call: (typeof calls)[number]) => opened.asked(call) - (before.get(call) ?? 0)
  return { ...opened, ...events, askedAgain, current, unmount }
}
const settle = (ms = 300) => vi.advanceTimersByTimeAsync(ms)

describe('a page that is open', () => {
  it('reads again the demand that changed, and no other', async () => {
    const { askedAgain, emit } = await openPage()
    emit(changed('d1'))
    await waitFor(() => expect(askedAgain('GET /demands/d1')).toBe(1))
    await settle()
    expect(askedAgain('GET /home')).toBe(1)
    expect(askedAgain('GET /demands/d2')).toBe(0)
  })

  it('reads nothing for what changed in another business', async () => {
    const { askedAgain, emit } = await openPage()
    emit(changed('d1', 'b2'))
    await settle(500)
    expect(askedAgain('GET /demands/d1')).toBe(0)
    expect(askedAgain('GET /home')).toBe(0)
  })

  it('reads once for what changes together', async () => {
    const { askedAgain, emit } = await openPage()
    emit(changed('d1'))
    await settle(100)
    emit(changed('d2'), changed('d1'))
    await settle(100)
    emit(changed('d3'))
    await waitFor(() => expect(askedAgain('GET /demands/d2')).toBe(1))
    await settle()
    expect(askedAgain('GET /demands/d1')).toBe(1)
    expect(askedAgain('GET /home')).toBe(1)
  })

  it('reads of a long list the first page alone, and shows it above the others', async () => {
    let newest = ['d4', 'd3']
    const list = ({ url }: Request) =>
      new URL(url).searchParams.has('cursor')
        ? { demands: ['d2', 'd1'].map(demand), total: newest.length + 2, nextCursor: null }
        : { demands: newest.slice(0, 2).map(demand), total: newest.length + 2, nextCursor: 'c2' }
    const { askedAgain, current, emit } = await openPage({ 'GET /demands': list })
    await current().list.fetchNextPage()
    const asked = askedAgain('GET /demands')
    newest = ['d5', ...newest]
    emit(changed('d5'))
    const shown = () =>
      current().list.data?.pages.flatMap(({ demands }) => demands.map(({ id }) => id))
    await waitFor(() => expect(shown()).toEqual(['d5', 'd4', 'd3', 'd2', 'd1']))
    expect(askedAgain('GET /demands')).toBe(asked + 1)
  })

  it('asks for what changed since the page began, and reads again no more than that', async () => {
    const events = createTestEvents()
    let letIn = () => {}
    const door = new Promise<void>((resolve) => {
      letIn = resolve
    })
    let missedMs = ''
    const { wrapper, asked } = await openTestApp({
      'GET /events': async ({ url }) => {
        missedMs = new URL(url).searchParams.get('missedMs') ?? ''
        await door
        return events.open()
      },
      'GET /demands/d1': () => demand('d1'),
    })
    const { result } = renderHook(
      () => {
        useLiveData('u1')
        return useRead(getDemand, { id: 'd1' })
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    letIn()
    await waitFor(() => expect(events.isOpen()).toBe(true))
    expect(missedMs).toMatch(/^\d+$/)
    await settle(5000)
    expect(asked('GET /demands/d1')).toBe(1)
    events.emit(changed('d1'))
    await waitFor(() => expect(asked('GET /demands/d1')).toBe(2))
  })

  it('leaves what could not be read at all to who tries again', async () => {
    const fail = () => problem(500, 'INTERNAL')
    const { asked, current } = await openPage({ 'GET /demands/d2': fail })
    expect(current().second.isError).toBe(true)
    expect(asked('GET /demands/d2')).toBe(1)
  })

  it('asks by itself while it hears nothing', async () => {
    const { asked, askedAgain, cut } = await openPage({}, 1)
    const streams = asked('GET /events')
    cut()
    await settle(16_000)
    expect(asked('GET /events')).toBeGreaterThan(streams)
    await waitFor(() => expect(askedAgain('GET /demands/d1')).toBe(1))
  })

  it('reads again what it shows when days are counted from the next one, and nothing of the program', async () => {
    const { app, askedAgain, clock } = await openPage()
    const readOwn = vi.fn(async () => 'a file that is being read')
    const stop = new QueryObserver(app.queries, {
      queryKey: ['viewed', 'd1'],
      queryFn: readOwn,
    }).subscribe(() => {})
    await waitFor(() => expect(app.queries.isFetching()).toBe(0))
    clock.set('2026-11-19T21:00:01.000Z')
    await settle(21_000)
    await waitFor(() => expect(askedAgain('GET /demands/d1')).toBe(1))
    expect(askedAgain('GET /home')).toBe(1)
    expect(readOwn).toHaveBeenCalledOnce()
    stop()
  })

  it('lets a read come that the turn of the day finds on its way, and reads once more then', async () => {
    const door = Promise.withResolvers<void>()
    let isSlow = false
    const { askedAgain, clock, current } = await openPage({
      'GET /demands/d2': async ({ signal }) => {
        if (isSlow) await door.promise
        signal.throwIfAborted()
        return demand('d2')
      },
    })
    isSlow = true
    current().second.refetch()
    await waitFor(() => expect(askedAgain('GET /demands/d2')).toBe(1))
    clock.set('2026-11-20T03:00:01.000Z')
    await settle(21_000)
    expect(askedAgain('GET /demands/d2')).toBe(1)
    door.resolve()
    await waitFor(() => expect(askedAgain('GET /demands/d2')).toBe(2))
  })

  it('hears nothing more once it is closed', async () => {
    const { askedAgain, emit, unmount } = await openPage()
    unmount()
    try {
      emit(changed('d1'))
    } catch {
      // The connection was aborted.
    }
    await settle(500)
    expect(askedAgain('GET /demands/d1')).toBe(0)
  })
})

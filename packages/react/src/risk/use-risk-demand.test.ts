import { act, renderHook, waitFor } from '@testing-library/react'
import type { ApiClient } from '@tramite/core/http'
import { getRiskProgress } from '@tramite/core/risk'
import { describe, expect, it } from 'vitest'
import { openTestApp, problem } from '../testing/open-test-app.tsx'
import { useRiskDemand } from './use-risk-demand.ts'

const analysis = { id: 'd1', statusKey: 'OPEN' }
const toList = (...demands: readonly object[]) => ({ demands, total: demands.length })

/** A page with the analysis of a business, of which the list and the answers are read. */
async function open(list: () => unknown, answers: () => Promise<readonly object[]>) {
  const read = { list, answers }
  const opened = await openTestApp({ 'GET /demands': () => read.list() })
  const readSectors = (client: ApiClient) => ({
    ...getRiskProgress(client),
    queryFn: () => read.answers(),
  })
  const { result } = renderHook(() => useRiskDemand(readSectors), opened)
  return { result, read }
}

const nothing = async () => []

describe('the demand of a risk analysis', () => {
  it('that is listed is known at once, also while it is read again', async () => {
    const { result } = await open(
      () => toList(analysis),
      () => new Promise(() => {}),
    )
    expect(result.current).toMatchObject({ demand: undefined, isAwaited: true })
    await waitFor(() => expect(result.current.demand).toMatchObject(analysis))
    expect(result.current).toMatchObject({ isAwaited: false })
    act(() => void result.current.reload())
    expect(result.current.demand).toMatchObject(analysis)
  })

  it('is known to be none once both were read, and unknown while the list is read again', async () => {
    const { result, read } = await open(() => toList(), nothing)
    await waitFor(() => expect(result.current.demand).toBeNull())
    const listed = Promise.withResolvers<object>()
    read.list = () => listed.promise
    act(() => void result.current.reload())
    await waitFor(() =>
      expect(result.current).toMatchObject({ demand: undefined, isAwaited: true }),
    )
    listed.resolve(toList(analysis))
    await waitFor(() => expect(result.current.demand).toMatchObject(analysis))
  })

  it('is unknown while the answers are read again, which tell of one that is hidden', async () => {
    const { result, read } = await open(() => toList(), nothing)
    await waitFor(() => expect(result.current.demand).toBeNull())
    const answered = Promise.withResolvers<readonly object[]>()
    read.answers = () => answered.promise
    act(() => void result.current.reload())
    await waitFor(() => expect(result.current.isAwaited).toBe(true))
    // The list is answered first.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(result.current).toMatchObject({ demand: undefined, isAwaited: true, sectors: [] })
    answered.resolve([{ answered: 2 }])
    await waitFor(() => expect(result.current.demand).toBeNull())
    expect(result.current.sectors).toEqual([{ answered: 2 }])
  })

  it('stays unknown where the answers cannot be read', async () => {
    const { result } = await open(
      () => toList(),
      () => Promise.reject(new Error('lost')),
    )
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', isAwaited: false }))
    expect(result.current.demand).toBeUndefined()
  })

  it('stays unknown where the list cannot be read', async () => {
    const { result } = await open(() => problem(500, 'INTERNAL'), nothing)
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', isAwaited: false }))
    expect(result.current.demand).toBeUndefined()
  })

  it.each([
    ['list', { list: () => problem(500, 'INTERNAL') }],
    ['answers', { answers: () => Promise.reject(new Error('lost')) }],
  ])('is not taken for none where the %s cannot be read again', async (_, failing) => {
    const { result, read } = await open(() => toList(), nothing)
    await waitFor(() => expect(result.current.demand).toBeNull())
    Object.assign(read, failing)
    act(() => void result.current.reload())
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', isAwaited: false }))
    expect(result.current.demand).toBeUndefined()
    Object.assign(read, { list: () => toList(), answers: nothing })
    act(() => result.current.onRetry())
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', demand: null }))
  })
})

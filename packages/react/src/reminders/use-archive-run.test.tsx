import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openTestApp, problem } from '../testing/open-test-app.tsx'
import { useArchiveRun } from './use-archive-run.ts'

async function openRun(gone: readonly string[] = []) {
  const archive = vi.fn(async (request: Request): Promise<unknown> => {
    const { ids } = (await request.json()) as { ids: string[] }
    return { reminders: ids.map((id) => ({ id, isFound: !gone.includes(id) })) }
  })
  const { wrapper } = await openTestApp({
    'POST /reminder/filed': archive,
    'POST /reminder/unfiled': archive,
  })
  return { archive, ...renderHook(() => useArchiveRun(), { wrapper }) }
}

it('says how far it is, and undoes what it moved, also where others were gone', async () => {
  const { result, archive } = await openRun(['b'])
  const steps: number[] = []
  result.current.progress.subscribe(() => steps.push(result.current.progress.get()))
  const onEnd = vi.fn()
  act(() => result.current.run({ action: 'file', ids: ['a', 'b', 'c'] }, onEnd))
  await waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith(false))
  expect(steps).toEqual([0, 3])
  expect(result.current.over).toEqual({ action: 'file', ids: ['a', 'c'], gone: 1 })

  act(() => result.current.undo(() => {}))
  await waitFor(() => expect(result.current.over?.action).toBe('unfile'))
  expect(new URL(archive.mock.lastCall?.[0].url ?? '').pathname).toBe('/reminder/unfiled')
  act(() => result.current.forget())
  expect(result.current.over).toBeUndefined()
})

it('begins nothing while it is under way, and has nothing to undo where all of it failed', async () => {
  const { result, archive } = await openRun()
  const answer = Promise.withResolvers<unknown>()
  archive.mockReturnValue(answer.promise)
  const onEnd = vi.fn()
  act(() => result.current.run({ action: 'file', ids: ['a'] }, onEnd))
  await waitFor(() => expect(result.current.isPending).toBe(true))
  act(() => result.current.run({ action: 'unfile', ids: ['b'] }, onEnd))
  answer.resolve(problem(409, 'CONFLICT'))
  await waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith(false))
  expect(archive).toHaveBeenCalledOnce()
  expect(result.current.over).toBeUndefined()
})

import { demandMessages } from '@tramite/core/messages'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from './query-client.ts'
import { toasts } from './toasts.ts'

/** A read that answers as long as the line holds. */
function declareRead() {
  let isCut = false
  const read = () =>
    queryClient.fetchQuery({
      queryKey: ['demands', 'read'],
      queryFn: () => (isCut ? Promise.reject(new Error('cut')) : 'answer'),
      meta: { reloadFailure: 'demands.reloadFailed' },
      staleTime: 0,
    })
  const readWhile = async (cut: boolean) => {
    isCut = cut
    await read().catch(() => undefined)
  }
  return readWhile
}

/** What was told since the last time. */
function takeTold(): string[] {
  const titles: string[] = []
  for (let toast = toasts.current(); toast; toast = toasts.current()) {
    titles.push(toast.title)
    toasts.dismiss()
  }
  return titles
}

afterEach(() => queryClient.clear())

describe('a read that fails again and again', () => {
  const text = demandMessages['demands.reloadFailed']

  it('is told once, and again after it had succeeded meanwhile', async () => {
    const readWhile = declareRead()
    await readWhile(false)
    await readWhile(true)
    expect(takeTold()).toEqual([text])
    await readWhile(true)
    await readWhile(true)
    expect(takeTold()).toEqual([])
    await readWhile(false)
    await readWhile(true)
    expect(takeTold()).toEqual([text])
  })

  it('is told of its first reload even when the page has said that it could not be read', async () => {
    const readWhile = declareRead()
    await readWhile(true)
    expect(takeTold()).toEqual([])
    await readWhile(false)
    await readWhile(true)
    expect(takeTold()).toEqual([text])
  })
})

import { act, renderHook, waitFor } from '@testing-library/react'
import { listDemandItems } from '@tramite/core/demands'
import { defaultTransportPolicy } from '@tramite/core/http'
import { buildUser } from '@tramite/core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { usePages } from '../calls/use-read.ts'
import { openTestPages } from '../testing/open-test-app.tsx'
import { useMessageOutbox } from './use-message-outbox.ts'

const post = 'POST /demands/d1/items/message'
const items = 'GET /demands/d1/items'

/** A conversation as on a page: its items, and the messages being sent. */
function useConversation() {
  const read = usePages(listDemandItems, { id: 'd1' })
  const said = (read.data?.pages ?? []).flatMap((page) => page.items.map(({ id }) => id))
  return { outbox: useMessageOutbox('d1'), said, isRead: read.isSuccess }
}

async function openConversation(answers: Record<string, (request: Request) => unknown>) {
  const opened = await openTestPages({
    [items]: () => ({ items: [], total: 0, nextCursor: null }),
    ...answers,
  })
  const page = renderHook(() => useConversation(), { wrapper: opened.wrapper })
  await waitFor(() => expect(page.result.current.isRead).toBe(true))
  return { ...opened, ...page }
}

afterEach(() => window.localStorage.clear())

describe('a message of a conversation', () => {
  it('that has arrived is said before the conversation is read again', async () => {
    const { result, asked } = await openConversation({ [post]: () => ({ id: 'item-1' }) })
    const before = asked(items)
    act(() => result.current.outbox.send('Oi.', []))
    expect(result.current.outbox.outgoing).toMatchObject([{ content: 'Oi.', state: 'sending' }])
    await waitFor(() => expect(result.current.outbox.outgoing).toEqual([]))
    expect(asked(post)).toBe(1)
    // Stale data is read again in the background: by then it may be there or not.
    expect(asked(items)).toBeGreaterThanOrEqual(before)
  })

  it('that had no answer goes again, under its key, when the server is back', async () => {
    const keys: (string | null)[] = []
    let isAway = false
    // All of it is away: an answer to anything else would say that the server is back.
    const orCut = <T,>(answer: T): T => {
      if (isAway) throw new TypeError('cut')
      return answer
    }
    const { result, app } = await openConversation({
      [items]: () => orCut({ items: [], total: 0, nextCursor: null }),
      [post]: ({ headers }) => {
        keys.push(headers.get('idempotency-key'))
        return orCut({ id: 'item-1' })
      },
    })
    isAway = true
    act(() => result.current.outbox.send('Oi.', []))
    await waitFor(() => expect(result.current.outbox.outgoing[0]?.state).toBe('failed'))
    isAway = false
    await act(() => app.queries.invalidateQueries())
    await waitFor(() => expect(result.current.outbox.outgoing).toEqual([]))
    expect(new Set(keys).size).toBe(1)
    // As often as a write is attempted automatically, and once more.
    expect(keys).toHaveLength(defaultTransportPolicy.retries + 2)
  })

  it('that waited for another goes to the business in which it was written', async () => {
    const first = Promise.withResolvers<unknown>()
    const businesses: (string | null)[] = []
    const { result, app } = await openConversation({
      [post]: ({ headers }) => {
        businesses.push(headers.get('businessId'))
        return businesses.length === 1 ? first.promise : { id: 'item-2' }
      },
    })
    act(() => result.current.outbox.send('Oi.', []))
    act(() => result.current.outbox.send('Segue o contrato.', []))
    await waitFor(() => expect(businesses).toHaveLength(1))
    app.ports.session.keepBusinessId('b2')
    await act(async () => first.resolve({ id: 'item-1' }))
    await waitFor(() => expect(businesses).toEqual(['b1', 'b1']))
  })

  it('that waited for another is not sent by who signs in meanwhile', async () => {
    const first = Promise.withResolvers<unknown>()
    const { result, app, asked, toastTitles } = await openConversation({
      [post]: () => first.promise,
    })
    act(() => result.current.outbox.send('Oi.', []))
    act(() => result.current.outbox.send('Segue o contrato.', []))
    await waitFor(() => expect(asked(post)).toBe(1))
    const next = { user: buildUser({ id: 'u2' }), token: 'token-2', deviceToken: 'another-device' }
    app.ports.session.signIn(next, { remember: false })
    await act(async () => first.resolve({ id: 'item-1' }))
    await waitFor(() => expect(result.current.outbox.outgoing).toMatchObject([{ state: 'failed' }]))
    expect([asked(post), toastTitles()]).toEqual([1, []])
  })
})

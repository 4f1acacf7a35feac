import { describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../http/index.ts'
import {
  type EventStreamOptions,
  type EventStreamStatus,
  liveResources,
  openEventStream,
  type PortalEvent,
  toChangedResources,
} from './event-stream.ts'

describe('what an event makes stale', () => {
  it.each([
    [
      'customer',
      ['customers', 'businesses', 'users', 'home', 'billings', 'receipts', 'demands', 'tags'],
    ],
    ['demand', ['demands', 'home', 'documents', 'journeys', 'mapping', 'marks']],
    ['notification', ['notifications', 'notificationSettings']],
    ['reminder', ['reminders']],
  ] as const)('%s: %j', (type, resources) => {
    expect(toChangedResources({ type })).toEqual(expect.arrayContaining([...resources]))
    expect(liveResources).toEqual(expect.arrayContaining([...resources]))
  })

  it('is each named once, of all events together', () => {
    expect(new Set(liveResources).size).toBe(liveResources.length)
  })

  it('is nothing for a kind of a later version', () => {
    expect(toChangedResources({ type: 'meeting' as PortalEvent['type'] })).toEqual([])
  })
})

function streamOf(...pieces: string[]): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

/** A stream that stays open until it is let go. */
function openEnded(...pieces: string[]) {
  const onCancel = vi.fn()
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
    },
    cancel: onCancel,
  })
  const answer = () => new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  return { answer, onCancel }
}

function open(
  answers: (() => Response | Promise<Response>)[],
  options: Partial<EventStreamOptions> = {},
) {
  const onEvent = vi.fn<(event: PortalEvent) => unknown>()
  const statuses: EventStreamStatus[] = []
  const fetch = vi.fn(async (_request: Request) => {
    const answer = answers.shift()
    return answer ? await answer() : await new Promise<Response>(() => {})
  })
  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    fetch,
    token: () => 't1',
    businessId: () => null,
    policy: { retries: 0 },
  })
  const stream = openEventStream({
    client,
    onEvent,
    onStatus: (status) => statuses.push(status),
    retryDelay: () => 1,
    ...options,
  })
  return { stream, onEvent, statuses, fetch }
}

const event = 'data: {"type":"demand"}\n\n'
const refuse = (status: number) => () =>
  new Response('{"code":"X","message":""}', {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })

const missed = ({ mock }: ReturnType<typeof open>['fetch']) =>
  mock.calls.map(([{ url }]) => new URL(url).searchParams.get('missedMs'))

describe('the event stream', () => {
  it('asks for what changed since the program read, and since it last heard after a cut', async () => {
    let age = 1234
    const readAgo = () => age++
    const answers = [refuse(503), () => streamOf(event), () => streamOf(event)]
    const { stream, onEvent, fetch } = open(answers, { readAgo })
    await expect.poll(() => onEvent).toHaveBeenCalledTimes(2)
    stream.close()
    expect(missed(fetch).slice(0, 2)).toEqual(['1234', '1235'])
    expect(Number(missed(fetch)[2])).toBeLessThan(1000)
  })

  it('asks for nothing of before where the program has read nothing', async () => {
    const { stream, onEvent, fetch } = open([() => streamOf(event)])
    await expect.poll(() => onEvent).toHaveBeenCalledOnce()
    stream.close()
    expect(missed(fetch)[0]).toBeNull()
  })

  it('hands over events, polls when cut, and comes back', async () => {
    const { stream, onEvent, statuses } = open([() => streamOf(event), () => streamOf(event)])
    await expect.poll(() => onEvent).toHaveBeenCalledTimes(2)
    stream.close()
    expect(onEvent).toHaveBeenCalledWith({ type: 'demand' })
    expect(statuses.slice(0, 5)).toEqual(['connecting', 'live', 'polling', 'polling', 'live'])
  })

  it('goes on after an outage', async () => {
    const { stream, onEvent } = open([
      refuse(503),
      () => Promise.reject(new TypeError()),
      () => streamOf(event),
    ])
    await expect.poll(() => onEvent).toHaveBeenCalledOnce()
    stream.close()
  })

  it('comes back no sooner than a busy server asks for', async () => {
    vi.useFakeTimers()
    try {
      const busy = () => new Response('', { status: 503, headers: { 'retry-after': '20' } })
      const { stream, fetch } = open([busy])
      await expect.poll(() => fetch).toHaveBeenCalledOnce()
      await vi.advanceTimersByTimeAsync(19_000)
      expect(fetch).toHaveBeenCalledOnce()
      await vi.advanceTimersByTimeAsync(2000)
      expect(fetch).toHaveBeenCalledTimes(2)
      stream.close()
    } finally {
      vi.useRealTimers()
    }
  })

  it('ends when the session has ended, and says so', async () => {
    const retryDelay = vi.fn(() => 1)
    const { fetch, statuses } = open([refuse(401), () => streamOf(event)], { retryDelay })
    await expect.poll(() => statuses.at(-1)).toBe('closed')
    expect(retryDelay).not.toHaveBeenCalled()
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('goes on when something in between forbids it for a while', async () => {
    const { stream, statuses } = open([refuse(403), openEnded(event).answer], {
      retryDelay: () => 1,
    })
    await expect.poll(() => statuses.at(-1)).toBe('live')
    stream.close()
    expect(statuses).not.toContain('closed')
  })

  it('survives a listener that throws or rejects, and an event that nobody can read', async () => {
    const log = vi.fn()
    const { answer } = openEnded(event, 'data: {\n\n', event, event)
    const heard: unknown[] = []
    const onEvent = (next: PortalEvent) => {
      heard.push(next)
      if (heard.length === 1) throw new Error('thrown')
      if (heard.length === 2) return Promise.reject(new Error('rejected'))
    }
    const { stream, fetch } = open([answer], { onEvent, log })
    await expect.poll(() => heard).toHaveLength(3)
    stream.close()
    expect(fetch).toHaveBeenCalledOnce()
    const said = log.mock.calls.map(([error]) => (error as Error).name)
    expect(said.sort()).toEqual(['Error', 'Error', 'SyntaxError'])
  })

  it('gives up a connection that says nothing, lets it go, and opens another', async () => {
    const silent = openEnded(': oi\n\n')
    const { stream, onEvent, statuses } = open([silent.answer, () => streamOf(event)], {
      silence: 20,
    })
    await expect.poll(() => onEvent).toHaveBeenCalledOnce()
    stream.close()
    expect(silent.onCancel).toHaveBeenCalledOnce()
    expect(statuses.slice(0, 3)).toEqual(['connecting', 'live', 'polling'])
  })

  it('waits ever longer for one that ends at once', async () => {
    const failures: number[] = []
    const { stream, onEvent } = open(
      [refuse(503), () => streamOf(event), () => streamOf(event), () => streamOf(event)],
      { retryDelay: (count) => failures.push(count) && 1 },
    )
    await expect.poll(() => onEvent).toHaveBeenCalledTimes(3)
    stream.close()
    expect(failures.slice(0, 3)).toEqual([1, 2, 3])
  })

  it('begins to wait anew once one has stood for a while', async () => {
    const failures: number[] = []
    const { stream, onEvent } = open(
      [refuse(503), refuse(503), openEnded(': oi\n\n').answer, () => streamOf(event)],
      { retryDelay: (count) => failures.push(count) && 1, silence: 20 },
    )
    await expect.poll(() => onEvent).toHaveBeenCalledOnce()
    stream.close()
    expect(failures.slice(0, 3)).toEqual([1, 2, 1])
  })

  it('tells nothing after it is closed', async () => {
    const { stream, onEvent } = open([() => streamOf(event)])
    stream.close()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(onEvent).not.toHaveBeenCalled()
  })

  it('tells nothing of an answer in whose moment it is closed', async () => {
    const closed = Promise.withResolvers<void>()
    const answer = async () => {
      queueMicrotask(() => {
        stream.close()
        closed.resolve()
      })
      return streamOf(event)
    }
    const { stream, statuses } = open([answer])
    await closed.promise
    // Everything that follows an answer has happened by the next turn.
    await new Promise((resolve) => setTimeout(resolve))
    expect(statuses).toEqual(['connecting'])
  })
})

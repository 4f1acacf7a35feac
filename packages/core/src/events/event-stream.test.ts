import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../http/index.ts'
import { createEventParser } from './event-parser.ts'
import {
  type EventStreamStatus,
  liveResources,
  openEventStream,
  type PortalEvent,
  toChangedResources,
} from './event-stream.ts'

describe('the event parser', () => {
  it('takes events in pieces of any size', () => {
    const events = ['{"type":"demand"}', '{"type":"notification","x":"ç"}']
    const text = `:oi\n\nid: 1\ndata: ${events[0]}\n\nevent: x\r\ndata:${events[1]}\r\n\r\n`
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: text.length })), (cuts) => {
        const parse = createEventParser()
        const edges = [0, ...cuts.toSorted((a, b) => a - b), text.length]
        const pieces = edges.slice(1).map((edge, i) => text.slice(edges[i], edge))
        expect(pieces.flatMap(parse)).toEqual(events)
      }),
    )
  })
})

describe('what an event makes stale', () => {
  it.each([
    ['customer', ['customers', 'businesses', 'users', 'home']],
    ['demand', ['demands', 'home', 'documents', 'journeys', 'mapping']],
    ['notification', ['notifications']],
  ] as const)('%s: %j', (type, resources) => {
    expect(toChangedResources({ type })).toEqual(expect.arrayContaining([...resources]))
    expect(liveResources).toEqual(expect.arrayContaining([...resources]))
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

function open(answers: (() => Response | Promise<Response>)[]) {
  const onEvent = vi.fn()
  const statuses: EventStreamStatus[] = []
  const fetch = vi.fn(async () => {
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
  })
  return { stream, onEvent, statuses, fetch }
}

const event = 'data: {"type":"demand"}\n\n'
const refuse = (status: number) => () =>
  new Response('{"code":"X","message":""}', {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })

describe('the event stream', () => {
  it('hands over events, polls when cut, and comes back', async () => {
    const { stream, onEvent, statuses } = open([() => streamOf(event), () => streamOf(event)])
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2))
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
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledOnce())
    stream.close()
  })

  it.each([401, 403])('ends when the session is answered %i', async (status) => {
    const { fetch } = open([refuse(status), () => streamOf(event)])
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('tells nothing after it is closed', async () => {
    const { stream, onEvent } = open([() => streamOf(event)])
    stream.close()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(onEvent).not.toHaveBeenCalled()
  })
})

import type { ApiClient, Query } from '../http/index.ts'

/**
 * `GET /events`: the stream itself, unread. Never cache it. `openEventStream` reads it and opens it
 * again when it is cut.
 */
export function streamEvents(client: ApiClient): Query<ReadableStream<Uint8Array<ArrayBuffer>>> {
  return {
    version: () => undefined,
    queryKey: ['notifications', client.businessId(), '/events', null],
    queryFn: async (context) => {
      const answer = await client.request({
        method: 'get',
        path: '/events',
        headers: { accept: 'text/event-stream' },
        parseAs: 'stream',
        signal: context?.signal,
      })
      return answer.data as ReadableStream<Uint8Array<ArrayBuffer>>
    },
  }
}

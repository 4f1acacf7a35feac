import * as calls from '../generated/calls.ts'
import type { ApiClient, Query } from '../http/index.ts'

/**
 * `GET /events`: the stream itself, unread. Never cache it. `openEventStream` reads it and opens it
 * again when it is cut.
 */
export function streamEvents(client: ApiClient): Query<ReadableStream<Uint8Array<ArrayBuffer>>> {
  return {
    version: () => undefined,
    queryKey: ['notifications', client.businessId(), calls.streamEvents.id, null],
    queryFn: async (context) => {
      const answer = await client.request({
        ...calls.streamEvents,
        headers: { accept: 'text/event-stream' },
        parseAs: 'stream',
        signal: context?.signal,
      })
      return answer.data as ReadableStream<Uint8Array<ArrayBuffer>>
    },
  }
}

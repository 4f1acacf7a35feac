import * as calls from '../generated/calls/events.ts'
import type { ApiClient, Query } from '../http/index.ts'

/**
 * `GET /events`: the stream itself, unread. Never cache it. `openEventStream` reads it and reopens it
 * when it is interrupted.
 * @param input `missedMs`: how long ago the caller last heard of changes, to receive those since then
 */
export function streamEvents(
  client: ApiClient,
  input: { missedMs?: number } = {},
): Query<ReadableStream<Uint8Array<ArrayBuffer>>> {
  return {
    version: () => undefined,
    queryKey: ['notifications', client.businessId(), calls.streamEvents.id, null],
    queryFn: async (context) => {
      const answer = await client.request({
        ...calls.streamEvents,
        params: { query: input },
        headers: { accept: 'text/event-stream' },
        parseAs: 'stream',
        signal: context?.signal,
      })
      return answer.data as ReadableStream<Uint8Array<ArrayBuffer>>
    },
  }
}

import { isUnanswered, isUnsent, toTransportError } from './api-error.ts'
import { createRandomId } from './random-id.ts'

/**
 * The keys of creates, removals and changes that got no answer, by request. The server may have carried
 * them out, so an identical request reuses the key and takes effect once.
 */
export type Unanswered = Map<string, string>

/**
 * Returns the map of the current session at each call.
 * @param session identifies the session: requests of one user do not count for the next
 */
export function createUnanswered(session: () => string | null): () => Unanswered {
  let owner: string | null = null
  let ofSession: Unanswered = new Map()
  return () => {
    const current = session()
    // A new map, instead of clearing the old one: a late answer still belongs to the session that sent
    // the request.
    if (current !== owner) ofSession = new Map()
    owner = current
    return ofSession
  }
}

/**
 * A request as one text: the same text means the same request.
 * @param address its path with the ids filled in
 * @param parts its operation, business, values and version
 */
export const toRequestKey = (address: string, parts: readonly unknown[]): string =>
  `${address}\n${JSON.stringify(parts)}`

const addressOf = (request: string) => request.split('\n', 1)[0] ?? ''

/**
 * Forgets the requests about a record. After the record has changed, an identical request is a new one
 * and must not reuse the old idempotency key.
 */
export function forgetAt(all: Unanswered, record: string): void {
  for (const request of all.keys()) if (addressOf(request) === record) all.delete(request)
}

/**
 * Forgets the requests about a collection and its records. After something was removed from it, an
 * identical request is a new one and must not reuse the old idempotency key.
 * @param collection its address
 */
export function forgetWithin(all: Unanswered, collection: string): void {
  for (const request of all.keys()) {
    const address = addressOf(request)
    if (address === collection || address.startsWith(`${collection}/`)) all.delete(request)
  }
}

/** Maximum number of requests that are remembered. */
const REMEMBERED_MAX = 1000

/**
 * Sends such a request: with its old key if an identical one got no answer, otherwise with a new key.
 * @param request see `toRequestKey`
 * @param send sends it with a key; its second argument is whether an identical one got no answer before
 * @throws what `send` throws; if only the repeat could not be sent, an error that says that the answer was
 * lost, as that of the first attempt was
 */
export async function sendOnce<Answer>(
  all: Unanswered,
  request: string,
  send: (key: string, isAgain: boolean) => Promise<Answer>,
): Promise<Answer> {
  const before = all.get(request)
  // Two concurrent requests count as two.
  all.delete(request)
  const key = before ?? createRandomId()
  try {
    return await send(key, before !== undefined)
  } catch (error) {
    // A refusal of the second attempt, such as by a rate limit, says nothing about the first.
    if (all.size < REMEMBERED_MAX && (before || isUnanswered(error))) all.set(request, key)
    throw before && isUnsent(error)
      ? toTransportError(error, { aborted: false, timedOut: false })
      : error
  }
}

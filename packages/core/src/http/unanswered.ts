import { isUnanswered } from './api-error.ts'
import { createRandomId } from './random-id.ts'

/**
 * The keys of creates, removals and changes that got no answer, by what was asked. The server may
 * have done them, so what is asked again in the same words goes under the same key, and is done once.
 */
export type Unanswered = Map<string, string>

/**
 * Those of the session that runs when they are asked for.
 * @param session what tells one session from another: what one user has asked, the next one has not
 */
export function createUnanswered(session: () => string | null): () => Unanswered {
  let owner: string | null = null
  let ofSession: Unanswered = new Map()
  return () => {
    const current = session()
    // Another map, and not an empty one: an answer that comes late belongs to the session that asked.
    if (current !== owner) ofSession = new Map()
    owner = current
    return ofSession
  }
}

/**
 * What a call asks for in one text: the same text is the same call.
 * @param address its path with the ids in their places
 * @param asked its operation, business, values and version
 */
export const toAsked = (address: string, asked: readonly unknown[]): string =>
  `${address}\n${JSON.stringify(asked)}`

const addressOf = (asked: string) => asked.split('\n', 1)[0] ?? ''

/** Forgets what was asked of a record. When it was changed since, what is asked for in the same words is meant anew. */
export function forgetAt(all: Unanswered, record: string): void {
  for (const asked of all.keys()) if (addressOf(asked) === record) all.delete(asked)
}

/**
 * Forgets what was asked of a collection and its records. When something was taken out of it, what is asked for in
 * the same words is another thing.
 * @param collection its address
 */
export function forgetWithin(all: Unanswered, collection: string): void {
  for (const asked of all.keys()) {
    const address = addressOf(asked)
    if (address === collection || address.startsWith(`${collection}/`)) all.delete(asked)
  }
}

/** Calls that are remembered. */
const REMEMBERED_MAX = 1000

/**
 * Carries out such a call under the key that it had when it got no answer, or under a new one.
 * @param asked see `toAsked`
 * @param send sends it under a key; it is told whether the same has got no answer before
 */
export async function sendOnce<Answer>(
  all: Unanswered,
  asked: string,
  send: (key: string, isAgain: boolean) => Promise<Answer>,
): Promise<Answer> {
  const before = all.get(asked)
  // Two that are on their way together are two.
  all.delete(asked)
  const key = before ?? createRandomId()
  try {
    return await send(key, before !== undefined)
  } catch (error) {
    // What refuses the second try, such as a limit, says nothing of the first.
    if (all.size < REMEMBERED_MAX && (before || isUnanswered(error))) all.set(asked, key)
    throw error
  }
}

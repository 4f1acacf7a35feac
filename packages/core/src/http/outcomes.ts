import { isAnswerLost, isApiError, isNotFound, isPermanentRefusal } from './api-error.ts'

/** What is known about an earlier attempt whose answer was lost: `open`: it may have been carried out; `done`: it was. */
export type Outcome = 'open' | 'done'

/**
 * Follows calls that are sent again after a lost answer. The server checks permissions before it looks up the idempotency
 * key, and gives no result that tells of what the caller no longer sees: if a repeat is refused because a permission was
 * revoked meanwhile (403) or nothing is found (404), the first attempt may have been carried out. Any other refusal means
 * that it was not. A key that is reported as used means that it was, for another business, since a program uses a key for
 * one content only.
 * @returns records how a call ended, and returns what the user should know about an earlier attempt; undefined for nothing
 * @example
 * const note = createOutcomes()
 * note(asked, error) // for every call that ended; null after a success
 */
export function createOutcomes(): (asked: string, error: unknown) => Outcome | undefined {
  const lost = new Set<string>()
  return (asked, error) => {
    if (isAnswerLost(error)) {
      lost.add(asked)
      return undefined
    }
    if (isApiError(error) && error.code === 'IDEMPOTENCY_KEY_REUSED') return 'done'
    const wasLost = lost.has(asked)
    const isOutOfSight = isNotFound(error) || (isApiError(error) && error.status === 403)
    if (isOutOfSight) return wasLost ? 'open' : undefined
    if (error === null || isPermanentRefusal(error)) lost.delete(asked)
    return undefined
  }
}

import { isAnswerLost, isApiError, isDenied } from './api-error.ts'

/** What is known of an earlier attempt whose answer was lost: it may have been carried out, or it was. */
export type Outcome = 'open' | 'done'

/**
 * Follows calls that are sent again after a lost answer. The server checks who sends a call before it looks for the
 * earlier attempt by its key: a repeat that is refused for a right which was taken meanwhile (403) says nothing of
 * that attempt. Any other refusal says that there was none, and a key that is taken that there was one, for another
 * business: a program sends a key with one content only.
 * @returns notes how a call ended, and tells what the user should know of an earlier attempt; undefined for nothing
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
    if (isApiError(error) && error.status === 403) return wasLost ? 'open' : undefined
    if (error === null || isDenied(error)) lost.delete(asked)
    return undefined
  }
}

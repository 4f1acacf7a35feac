import { withoutAccents } from '../fold-text.ts'

/**
 * From how many letters on the last word of a search in messages also finds words that only begin
 * with it. Nearly every conversation has a word that begins with any two letters: to find it by them
 * would find everything, and take long.
 */
export const MESSAGE_BEGINNING_MIN = 3

/**
 * Whether a search in messages looks for its last word as a whole, because it is a short one; the
 * user is told then. The words before it are always looked for as a whole. The server's search obeys
 * the same rule.
 * @param asked as typed
 */
export function isWholeWordSearch(asked: string): boolean {
  const words = withoutAccents(asked).match(/[a-z0-9]+/gi)
  const last = words?.at(-1)
  return last !== undefined && last.length < MESSAGE_BEGINNING_MIN
}

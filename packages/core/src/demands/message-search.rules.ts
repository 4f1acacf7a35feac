import { withoutAccents } from '../fold-text.ts'

/**
 * Minimum number of letters for the last word of a search in messages to match as a prefix. Nearly every
 * conversation has a word beginning with any given two letters, so a shorter prefix would match
 * everything, slowly.
 */
export const MESSAGE_BEGINNING_MIN = 3

/**
 * Whether a search in messages matches its last word only as a whole, because it is short; the interface
 * tells the user. The words before it always match as a whole. The server's search applies the same rule.
 * @param asked as typed
 */
export function isWholeWordSearch(asked: string): boolean {
  const words = withoutAccents(asked).match(/[a-z0-9]+/gi)
  const last = words?.at(-1)
  return last !== undefined && last.length < MESSAGE_BEGINNING_MIN
}

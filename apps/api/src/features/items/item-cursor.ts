import { Problem } from '../../http/problem.ts'

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The address of the page before an item. */
export const encodeItemCursor = (itemId: string): string =>
  Buffer.from(itemId).toString('base64url')

/**
 * Reads a cursor back.
 * @throws Problem 400 for one that was not made here
 */
export function decodeItemCursor(cursor: string): string {
  const itemId = Buffer.from(cursor, 'base64url').toString()
  if (!id.test(itemId)) throw new Problem(400, 'BAD_REQUEST')
  return itemId
}

import type { DemandOrder } from '@tramite/core/demands'
import { Problem } from '../../http/problem.ts'

/** Where a page ended: the sort values of its last row. */
export type CursorValues = readonly [key: string | null, number: number]

/** The address of the next page, for the order that it was made in. */
export function encodeCursor(order: DemandOrder, values: CursorValues): string {
  return Buffer.from(JSON.stringify([order, ...values])).toString('base64url')
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/**
 * Reads a cursor back.
 * @throws Problem 400 for one that was not made here, or for another order
 */
export function decodeCursor(order: DemandOrder, cursor: string): CursorValues {
  const parsed = parse(cursor)
  if (Array.isArray(parsed) && parsed.length === 3) {
    const [from, key, number] = parsed as unknown[]
    const isKey = key === null || typeof key === 'string'
    if (from === order && isKey && Number.isSafeInteger(number)) return [key, number as number]
  }
  throw new Problem(400, 'BAD_REQUEST')
}

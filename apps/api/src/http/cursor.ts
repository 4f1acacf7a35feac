import { Problem } from './problem.ts'

/** An id as it stands in a cursor. */
export const cursorId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** An instant in a cursor, as rows carry it. */
export const cursorInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/
/** A day as it stands in a cursor; the one that sorts last too. */
export const cursorDay = /^(\d{4}-\d{2}-\d{2}|infinity)$/
/** Any text without a NUL, which no column takes. */
export const cursorText = /^[^\0]*$/

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/**
 * The address of the page behind a row.
 * @param list names the list: no other takes the cursor
 * @param values the sort values of the row, the last of them unique
 */
export const encodeCursor = (list: string, values: readonly string[]): string =>
  Buffer.from(JSON.stringify([list, ...values])).toString('base64url')

/**
 * Reads a cursor back.
 * @param shapes what each of its values looks like
 * @throws Problem 400 for one that was not made here, or for another list
 */
export function decodeCursor(list: string, cursor: string, shapes: readonly RegExp[]): string[] {
  const parsed = parse(cursor)
  if (Array.isArray(parsed)) {
    const [name, ...values] = parsed as unknown[]
    const fits = shapes.every((shape, i) => {
      const value = values[i]
      return typeof value === 'string' && shape.test(value)
    })
    if (name === list && values.length === shapes.length && fits) return values as string[]
  }
  throw new Problem(400, 'BAD_REQUEST')
}

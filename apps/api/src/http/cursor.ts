import { Problem } from './problem.ts'

/** Pattern of an id in a cursor. */
export const cursorId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Pattern of an instant in a cursor, in the format of rows. */
export const cursorInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/
/** Pattern of a day in a cursor, including the one that sorts last. */
export const cursorDay = /^(\d{4}-\d{2}-\d{2}|infinity)$/
/** Pattern of a place in an order that people give. */
export const cursorPlace = /^\d{1,6}$/
/** Any text without a NUL, which no column accepts. */
export const cursorText = /^[^\0]*$/

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/**
 * The cursor of the page after a row.
 * @param list names the list: no other accepts the cursor
 * @param values the sort values of the row, the last of them unique
 */
export const encodeCursor = (list: string, values: readonly string[]): string =>
  Buffer.from(JSON.stringify([list, ...values])).toString('base64url')

/**
 * Decodes a cursor.
 * @param shapes pattern of each of its values
 * @throws Problem 400 for a cursor that was not made here, or belongs to another list
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

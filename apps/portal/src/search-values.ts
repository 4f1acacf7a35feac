import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/** @throws Error for a value that stays text */
function parseValue(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'number') throw new Error(text)
  return value
}

/**
 * Reads the query of an address. A number stays text unless it would be written back unchanged: a
 * 20-digit case number would lose its last digits, and '1e999' would become Infinity.
 */
export const parseSearch = parseSearchWith(parseValue)

/** Writes the query of an address as it is read. */
export const stringifySearch = stringifySearchWith(JSON.stringify, parseValue)

import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/** @throws Error for what stays a text */
function parseValue(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'number') throw new Error(text)
  return value
}

/**
 * Reads the query of an address. A number that would not be written again as it stands there is a text: the twenty
 * digits of a lawsuit would lose their last ones, and '1e999' is no infinity to who searches for it.
 */
export const parseSearch = parseSearchWith(parseValue)

/** Writes the query of an address as it is read. */
export const stringifySearch = stringifySearchWith(JSON.stringify, parseValue)

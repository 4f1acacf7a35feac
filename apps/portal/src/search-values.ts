import { stringifySearchWith } from '@tanstack/react-router'

/**
 * Reads the query of an address. Every value is a text, which the page's fields read: as anything else a
 * search for 'null' or a 20-digit case number would not be what was searched for.
 */
export const parseSearch = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query))

/** Writes the query of an address as it is read. */
export const stringifySearch = stringifySearchWith(String)

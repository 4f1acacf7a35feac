import { Problem } from './problem.ts'

/** Sorts the keys of objects: the database keeps them in an order of its own. */
const inOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value, inOrder) : String(value)
}

/**
 * Refuses a write on an older version than the current one.
 * @param ifMatch header of the request; without it the write continues
 * @param shown the current record by field, which the answer shows
 * @throws Problem 412
 */
export function requireVersion(
  ifMatch: string | null,
  { version }: { readonly version: number },
  shown: Readonly<Record<string, string>>,
): void {
  if (ifMatch === null || ifMatch.trim() === '*') return
  const etag = `"${version}"`
  const isCurrent = ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  if (!isCurrent)
    throw new Problem(412, 'PRECONDITION_FAILED', { errors: shown, headers: { etag } })
}

const toChanged = (held: Readonly<Record<string, unknown>>, asked: object) =>
  Object.entries(asked).filter(([field, value]) => toText(held[field]) !== toText(value))

/**
 * Whether a change is already in effect: it is the caller's own, repeated because its answer was lost, or
 * changes nothing. No version refuses it.
 * @param current what the resource holds now, by field
 * @param asked the change; one without fields never counts as in effect
 */
export function standsAlready(current: object, asked: object): boolean {
  return Object.keys(asked).length > 0 && toChanged({ ...current }, asked).length === 0
}

/**
 * Refuses a write on an older version than the current one, as `requireVersion` does, and shows the
 * fields of the change that another person changed. A change already in effect is never refused.
 * @param current what the resource holds now, by field
 * @param asked the change
 * @throws Problem 412
 */
export function requireCurrent<Row extends { readonly version: number }>(
  ifMatch: string | null,
  current: Row,
  asked: object,
): void {
  if (standsAlready(current, asked)) return
  const held: Readonly<Record<string, unknown>> = { ...current }
  const shown = Object.fromEntries(
    toChanged(held, asked).map(([field]) => [field, toText(held[field])]),
  )
  requireVersion(ifMatch, current, shown)
}

import { Problem } from './problem.ts'

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * Refuses a write on an older version than the current one.
 * @param ifMatch header of the request; without it the write goes on
 * @param shown what the request is about, by field and as it is now: the answer shows it
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

/**
 * Refuses a write on an older version than the current one, as `requireVersion` does, and shows the
 * fields of the change that another person changed. A change that stands already is refused nobody: it is
 * their own, asked for again since its answer was lost, or it takes nothing from anybody.
 * @param current what the resource holds now, by field
 * @param asked the change
 * @throws Problem 412
 */
export function requireCurrent<Row extends { readonly version: number }>(
  ifMatch: string | null,
  current: Row,
  asked: object,
): void {
  const held: Readonly<Record<string, unknown>> = { ...current }
  const changed = Object.entries(asked).filter(
    ([field, value]) => toText(held[field]) !== toText(value),
  )
  if (changed.length === 0 && Object.keys(asked).length > 0) return
  const shown = Object.fromEntries(changed.map(([field]) => [field, toText(held[field])]))
  requireVersion(ifMatch, current, shown)
}

import { storageKeys } from '@tramite/core/session'
import { demandPath } from '../early-calls/demand-path.ts'

const places: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'home'],
  [/^\/demands$/, 'demands'],
  [/^\/demands\/new$/, 'newDemand'],
  [demandPath, 'demand'],
]

/** Prefix of the keys of a user's pictures. */
export const toOwnKeys = (userId: string) => `${storageKeys.lastSeen}.${userId}.`

/**
 * Where the picture of a page is stored: one for each of the pages opened most.
 * @returns null for any other page, which has no picture
 */
export function toPictureKey(userId: string, path: string): string | null {
  const place = places.find(([pattern]) => pattern.test(path))
  return place ? toOwnKeys(userId) + place[1] : null
}

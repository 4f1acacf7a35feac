import { demandPath } from '../early-calls/demand-path.ts'
import { pictureKeys } from './forget-pictures.ts'

const places: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'home'],
  [/^\/demands$/, 'demands'],
  [/^\/demands\/new$/, 'newDemand'],
  [demandPath, 'demand'],
]

/** What begins the keys of a user's pictures. */
export const toOwnKeys = (userId: string) => `${pictureKeys}.${userId}.`

/**
 * Where the picture of a page is kept: one for each of the pages that are opened most.
 * @returns null for any other page, of which none is kept
 */
export function toPictureKey(userId: string, path: string): string | null {
  const place = places.find(([pattern]) => pattern.test(path))
  return place ? toOwnKeys(userId) + place[1] : null
}

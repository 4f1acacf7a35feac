import { attempt } from '../attempt.ts'
import * as storageKeys from '../storage-keys.ts'
import type { SessionStorages } from './stored-session.ts'

/**
 * Whether the browser has stored a session so that a reload finds it. A browser may refuse to store anything;
 * the session then ends with the page.
 * @param storages newly opened, see `openStorages`
 * @param token of the session
 */
export function isSessionStored(
  { current, remembered }: SessionStorages,
  token: string | null,
): boolean {
  return [current, remembered].some(
    (storage) => attempt(() => storage.getItem(storageKeys.token), null) === token,
  )
}

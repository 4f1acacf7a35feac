import { attempt } from '../attempt.ts'
import { type SessionStorages, storageKeys } from './session-store.ts'

/**
 * Whether the browser has kept a session where a reload finds it: it may refuse to keep anything, and the session then
 * ends with the page.
 * @param storages opened anew, see `openStorages`
 * @param token of the session
 */
export function isSessionKept(
  { current, remembered }: SessionStorages,
  token: string | null,
): boolean {
  return [current, remembered].some(
    (storage) => attempt(() => storage.getItem(storageKeys.token), null) === token,
  )
}

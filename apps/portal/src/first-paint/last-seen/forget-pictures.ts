import { storageKeys } from '@tramite/core/session'

/** Deletes pictures stored in this browser, all or some. */
export function forgetPictures(isGone: (key: string) => boolean = () => true): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(storageKeys.lastSeen) && isGone(key)) storage.removeItem(key)
      }
    }
  } catch {
    // A blocked storage holds none.
  }
}

/** Prefix of the keys of pictures in the browser's storage. */
export const pictureKeys = 'tramite.lastSeen'

/** Deletes pictures stored in this browser, all or some. */
export function forgetPictures(isGone: (key: string) => boolean = () => true): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(pictureKeys) && isGone(key)) storage.removeItem(key)
      }
    }
  } catch {
    // A blocked storage holds none.
  }
}

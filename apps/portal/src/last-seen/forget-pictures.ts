/** What begins the keys of pictures in the browser's storage. */
export const pictureKeys = 'tramite.lastSeen'

/** Forgets pictures that this browser keeps, all or some. */
export function forgetPictures(isGone: (key: string) => boolean = () => true): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(pictureKeys) && isGone(key)) storage.removeItem(key)
      }
    }
  } catch {
    // A storage that is forbidden holds none.
  }
}

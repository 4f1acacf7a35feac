/** A key that is not valid in this storage. */
export class FileKeyError extends Error {
  constructor() {
    super('Not a key of a file')
    this.name = 'FileKeyError'
  }
}

// No segment begins with a dot: neither `..` nor the folder of unfinished uploads can be named.
const keyPattern = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*){0,5}$/
const MAX_KEY_LENGTH = 200

/** Whether a text may name a file: up to six segments of letters, digits, `_`, `-` and `.`. */
export function isFileKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && keyPattern.test(key)
}

/**
 * The folder name of a key; two keys never share one.
 * @throws {FileKeyError}
 */
export function toFolderName(key: string): string {
  if (!isFileKey(key)) throw new FileKeyError()
  return encodeURIComponent(key)
}

/** The key of a folder's name; null if `toFolderName` did not make it. */
export function toFileKey(folderName: string): string | null {
  try {
    const key = decodeURIComponent(folderName)
    return isFileKey(key) ? key : null
  } catch {
    return null
  }
}

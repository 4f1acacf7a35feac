import { isApiError } from '../http/index.ts'

// Loads with the first upload: what a page needs before one is in `uploads.rules`.

/** Whether the file itself is why it was refused, too large or empty: sending it again cannot succeed. */
export function isFaultOfFile(error: unknown): boolean {
  return isApiError(error) && (error.status === 413 || error.code === 'FILE_EMPTY')
}

/**
 * The text for a file that was not sent, for places without its row. It names the file, unless the connection
 * or the account is the reason.
 * @param name of the file
 * @param text of its row, from `toUploadFailureText`
 */
export function toUploadFailureNotice(name: string, text: string, error: unknown): string {
  const isOfFile =
    isFaultOfFile(error) || (isApiError(error) && error.code === 'FILES_QUOTA_EXCEEDED')
  return isOfFile ? `${name}: ${text}` : text
}

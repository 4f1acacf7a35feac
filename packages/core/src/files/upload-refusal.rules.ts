import { isApiError } from '../http/index.ts'

// Loads with the first upload: what a page needs before one is in `uploads.rules`.

/** Whether the file itself is why it was refused, too large or empty: sending it again cannot succeed. */
export function isFaultOfFile(error: unknown): boolean {
  return isApiError(error) && (error.status === 413 || error.code === 'FILE_EMPTY')
}

/**
 * Why a file was not sent, where its row is not beside the text: says of which of several files, unless
 * the reason is the connection or the account and not the file.
 * @param name of the file
 * @param text as its row says it, from `toUploadFailureText`
 */
export function toUploadFailureNotice(name: string, text: string, error: unknown): string {
  const isOfFile =
    isFaultOfFile(error) || (isApiError(error) && error.code === 'FILES_QUOTA_EXCEEDED')
  return isOfFile ? `${name}: ${text}` : text
}

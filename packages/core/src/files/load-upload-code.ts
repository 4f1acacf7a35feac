import { assertOnline } from '../http/is-offline.ts'

let isLoaded = false

/**
 * Loads the code that sends files. A form with files calls it ahead of the first file, because browsers remember an
 * import that has failed and never try it again; for the same reason nothing is asked for without a connection.
 *
 * @throws {ApiError} that the file was not sent, without a connection
 * @throws what the import rejects with
 */
export async function loadUploadCode(): Promise<typeof import('./upload-actor.ts')> {
  if (!isLoaded) assertOnline()
  const code = await import('./upload-actor.ts')
  isLoaded = true
  return code
}

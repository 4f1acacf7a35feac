import { contentTypeOf, type PutFile, storagePatience } from '@tramite/core/files'
import { isTimeUp, toApiError, toTransportError } from '@tramite/core/http'

/** What a browser takes as sent while it is still on its way, bytes. */
const BUFFERED_MAX = 1024 * 1024

/**
 * Sends a file to its signed address, with the content type and nothing else. By XMLHttpRequest,
 * because `fetch` does not tell how far an upload has come.
 * @throws {ApiError} of kind `timeout` when the storage falls silent
 */
export const putFile: PutFile = ({ signedUrl, file, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const patience = storagePatience(Math.min(file.size, BUFFERED_MAX))
    let isSilent = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isSilent = true
        request.abort()
      }, patience)
    }
    request.open('PUT', signedUrl)
    request.setRequestHeader('content-type', contentTypeOf(file))
    request.upload.addEventListener('progress', (event) => {
      wait()
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      // The storage's own error page is of no use to anybody.
      else reject(toApiError({ status: request.status }, null))
    })
    request.addEventListener('error', () => {
      reject(toTransportError(null, { aborted: false, timedOut: false }))
    })
    request.addEventListener('abort', () => {
      // A caller's time that is up is told as the SDK's own.
      const timedOut = isSilent || isTimeUp(signal)
      reject(toTransportError(null, { aborted: !timedOut, timedOut }))
    })
    const stop = () => request.abort()
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    })
    signal?.addEventListener('abort', stop)
    wait()
    request.send(file)
    // Called off before it began it would never hear of it.
    if (signal?.aborted) stop()
  })

import { contentTypeOf, type PutFile, uploadTimeout } from '@tramite/core/files'
import { isTimeUp, toApiError, toTransportError } from '@tramite/core/http'

/** Number of bytes that a browser may report as sent while they are still in a buffer. */
const BUFFERED_MAX = 1024 * 1024

/**
 * Sends a file to its signed address, with the content type and nothing else. Uses XMLHttpRequest because
 * `fetch` reports no upload progress.
 * @throws {ApiError} of kind `timeout` when the storage falls silent
 */
export const putFile: PutFile = ({ signedUrl, file, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const timeout = uploadTimeout(Math.min(file.size, BUFFERED_MAX))
    let isSilent = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isSilent = true
        request.abort()
      }, timeout)
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
      // A time-out set by the caller is reported like the SDK's own.
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
    // A signal that was aborted before sending fires no event any more.
    if (signal?.aborted) stop()
  })

import { contentTypeOf, type PutFile } from '@tramite/core/files'
import { ApiError } from '@tramite/core/http'

function toUploadError(request: XMLHttpRequest, kind: 'problem' | 'network' | 'aborted') {
  return new ApiError({
    kind,
    status: request.status,
    code: request.status === 413 ? 'PAYLOAD_TOO_LARGE' : kind.toUpperCase(),
    message: '',
  })
}

/**
 * Sends a file to its signed address, with the content type and nothing else. By XMLHttpRequest,
 * because `fetch` does not tell how far an upload has come.
 * @throws {ApiError}
 */
export const putFile: PutFile = ({ signedUrl, file, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', signedUrl)
    request.setRequestHeader('content-type', contentTypeOf(file))
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(toUploadError(request, 'problem'))
    })
    request.addEventListener('error', () => reject(toUploadError(request, 'network')))
    request.addEventListener('abort', () => reject(toUploadError(request, 'aborted')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })

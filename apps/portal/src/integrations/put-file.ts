import { ApiError } from '@tramite/core/http'

export interface PutFileOptions {
  /** The signed address. It gets the content type and nothing else: no token, no business. */
  readonly signedUrl: string
  readonly file: File
  readonly signal: AbortSignal
  /** Called with the part already sent, from 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

function toUploadError(request: XMLHttpRequest, kind: 'problem' | 'network' | 'aborted') {
  return new ApiError({
    kind,
    status: request.status,
    code: request.status === 413 ? 'PAYLOAD_TOO_LARGE' : kind.toUpperCase(),
    message: '',
  })
}

/**
 * Sends a file to its signed address. By XMLHttpRequest, because `fetch` does not tell how far an
 * upload has come.
 * @throws {ApiError}
 */
export function putFile({ signedUrl, file, signal, onProgress }: PutFileOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', signedUrl)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(toUploadError(request, 'problem'))
    })
    request.addEventListener('error', () => reject(toUploadError(request, 'network')))
    request.addEventListener('abort', () => reject(toUploadError(request, 'aborted')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

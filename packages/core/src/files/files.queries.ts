import { defineQuery } from '../http/index.ts'

/** Kinds of file of the specification (§3). */
export type FileType = 'ATTACHMENT' | 'DOCUMENT' | 'TEMPLATE' | 'LOGO'

interface UploadRequest {
  readonly fileName: string
  /** Content type. */
  readonly fileType: string
  readonly type: FileType
  /** Bytes. */
  readonly fileSize: number
}

/** `GET /signedPutFileUrl`: where to PUT a file, and the key to name it by. Never cache it. */
export const createUpload = defineQuery({
  resource: 'documents',
  path: '/signedPutFileUrl',
  request: (query: UploadRequest) => ({ query }),
})

/** `GET /signedDownloadFileUrl`: a short-lived address of a file. Never cache it. */
export const createDownload = defineQuery({
  resource: 'documents',
  path: '/signedDownloadFileUrl',
  request: ({ key }: { key: string }) => ({ query: { key } }),
})

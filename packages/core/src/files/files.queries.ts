import { defineQuery } from '../http/index.ts'

/** Kinds of file of the specification (§3), and gazettes, which only staff upload. */
export type FileType = 'ATTACHMENT' | 'DOCUMENT' | 'TEMPLATE' | 'LOGO' | 'GAZETTE' | 'RECEIPT'

interface UploadRequest {
  readonly fileName: string
  /** Content type. */
  readonly fileType: string
  readonly type: FileType
  /** Bytes. */
  readonly fileSize: number
  /** Without effect: every download is by a signed address. */
  readonly publicRead?: boolean
  /** The same as the type `LOGO`: the server takes PNG and JPEG only. */
  readonly logo?: boolean
}

/** `GET /signedPutFileUrl`: where to PUT a file, and the key to name it by. Never cache it. */
export const createUpload = defineQuery({
  resource: 'documents',
  path: '/signedPutFileUrl',
  signed: true,
  request: (query: UploadRequest) => ({ query }),
})

/** `GET /signedDownloadFileUrl`: a short-lived address of a file. Never cache it. */
export const createDownload = defineQuery({
  resource: 'documents',
  path: '/signedDownloadFileUrl',
  signed: true,
  request: ({ key }: { key: string }) => ({ query: { key } }),
})

import { DEFAULT_CONTENT_TYPE } from './file-limits.ts'
import type { FileType } from './files.queries.ts'
import type { UploadRecord } from './files.types.ts'

/** The description of a file that is required before it is sent: the query of `GET /signedPutFileUrl`. */
export interface SignedUrlInput {
  readonly fileName: string
  /** Content type. */
  readonly fileType: string
  /** In bytes. */
  readonly fileSize: number
  /** Kind of file. */
  readonly type: FileType
}

/** The content type that a file is sent with: its own, or the default. */
export function contentTypeOf(file: Blob): string {
  return file.type || DEFAULT_CONTENT_TYPE
}

/** The query for a signed address, for a file of a kind. */
export function toSignedUrlInput(file: File, type: FileType): SignedUrlInput {
  return { fileName: file.name, fileType: contentTypeOf(file), fileSize: file.size, type }
}

/** The record by which demands, messages and documents refer to an uploaded file. */
export function toUploadRecord(file: File, key: string): UploadRecord {
  return {
    fileName: file.name,
    fileType: contentTypeOf(file),
    fileSize: file.size,
    awsFileKey: key,
  }
}

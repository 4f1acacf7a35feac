export { DEFAULT_CONTENT_TYPE, FILE_SIZE_MAX, formatFileSize } from './file-limits.ts'
export { createDownload, createUpload, type FileType } from './files.queries.ts'
export type { UploadRecord } from './files.types.ts'
export {
  type SendFileInput,
  type SignedUrlInput,
  type UploadEvent,
  type UploadInput,
  uploadMachine,
} from './upload.machine.ts'
export {
  evaluateUploads,
  hasUnfinishedUploads,
  toUploadFailure,
  type UploadState,
  type UploadStatus,
} from './uploads.rules.ts'

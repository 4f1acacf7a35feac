export { toArchiveNames, toPortableFileName } from './archive-names.rules.ts'
export {
  type DraftFile,
  type DraftFiles,
  draftFilesSchema,
  hasNoFiles,
  keepFiles,
  type NamedUpload,
  noDraftFiles,
  restoreFiles,
  toFileNames,
} from './draft-files.rules.ts'
export { withExtensionOf } from './file-extension.ts'
export {
  ATTACHMENTS_MAX,
  FILE_SIZE_MAX,
  formatFileSize,
  UNATTACHED_FILE_HOURS,
  UPLOADS_AT_ONCE,
} from './file-limits.ts'
export { sanitizeFileName } from './file-name.rules.ts'
export { createDownload, createUpload, type FileType } from './files.queries.ts'
export type { UploadRecord } from './files.types.ts'
export { type GetFileInput, getFile } from './get-file.ts'
export { loadUploadCode } from './load-upload-code.ts'
export { LOGO_CONTENT_TYPES, settingsLogoSchema } from './logo-form.schema.ts'
export { toMissingFilesText } from './missing-files.rules.ts'
export { createPutFile, type PutFile, type PutFileInput } from './put-file.ts'
export { FILE_HEAD_BYTES, recogniseFile } from './recognise-file.rules.ts'
export { uploadTimeout } from './storage.ts'
export { decodeText } from './text-file.rules.ts'
export {
  type SendFileInput,
  type UploadAddress,
  type UploadEvent,
  type UploadInput,
  uploadMachine,
} from './upload.machine.ts'
export type { UploadRow, UploadsSnapshot } from './upload-entries.ts'
export {
  createUploadQueue,
  type UploadQueue,
  type UploadQueueOptions,
} from './upload-queue.ts'
export {
  contentTypeOf,
  type SignedUrlInput,
  toSignedUrlInput,
  toUploadRecord,
} from './upload-record.ts'
export type { UploadState, UploadStatus } from './uploads.rules.ts'

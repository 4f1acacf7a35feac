import type { components } from '../generated/schema.ts'

/** A file that was put to its signed address; `awsFileKey` is the key of the upload. */
export type UploadRecord = components['schemas']['UploadRecord']

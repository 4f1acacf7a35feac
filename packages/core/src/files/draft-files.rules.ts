import * as z from 'zod/mini'
import { isSameValue } from '../is-same-value.ts'
import { UNATTACHED_FILE_HOURS } from './file-limits.ts'
import type { UploadRecord } from './files.types.ts'
import { uploadRecordSchema } from './upload-record.schema.ts'
import type { UploadState } from './uploads.rules.ts'

const HOUR_MS = 60 * 60 * 1000
/**
 * Safety margin: an upload is treated as expired this long before the server drops it, so that a send
 * under way still succeeds.
 */
const MARGIN_MS = HOUR_MS

/** A file of a draft that has reached the server. */
export interface DraftFile {
  readonly record: UploadRecord
  /** In milliseconds since the epoch. */
  readonly arrivedAt: number
}

/** The files of a draft: what can be kept of them without their form. */
export interface DraftFiles {
  readonly arrived: readonly DraftFile[]
  /**
   * Names of the files that were not uploaded, or that the server has dropped: they have to be chosen
   * again.
   */
  readonly missing: readonly string[]
}

/** A draft without files. */
export const noDraftFiles: DraftFiles = { arrived: [], missing: [] }

/** Schema of the files of a draft in a storage. */
export const draftFilesSchema = z.object({
  arrived: z.array(
    z.object({
      record: uploadRecordSchema,
      arrivedAt: z.number(),
    }),
  ),
  missing: z.array(z.string()),
})

/** A file of a form, whatever its state. */
export interface NamedUpload extends UploadState {
  readonly fileName: string
  /** Of a file that came with its age from another form, in milliseconds since the epoch. */
  readonly arrivedAt?: number | undefined
}

/**
 * What a draft keeps of the files of its form: the uploaded ones in full, the names of the others.
 * @param before what it kept last; returned when nothing has changed
 */
export function keepFiles(
  before: DraftFiles,
  uploads: readonly NamedUpload[],
  now: Date,
): DraftFiles {
  const known = new Map(before.arrived.map((file) => [file.record.awsFileKey, file]))
  // A file still being sent has its record already.
  const arrived = uploads.flatMap(({ record, status, arrivedAt = now.getTime() }) =>
    record && status === 'done' ? [known.get(record.awsFileKey) ?? { record, arrivedAt }] : [],
  )
  const missing = uploads.filter(({ status }) => status !== 'done').map(({ fileName }) => fileName)
  const next = { arrived, missing }
  return isSameValue(next, before) ? before : next
}

/** The files of a draft as of now: the server drops those that were never attached. */
export function restoreFiles({ arrived, missing }: DraftFiles, now: Date): DraftFiles {
  const since = now.getTime() - UNATTACHED_FILE_HOURS * HOUR_MS + MARGIN_MS
  const isThere = ({ arrivedAt }: DraftFile) => arrivedAt > since
  return {
    arrived: arrived.filter(isThere),
    missing: [
      ...arrived.filter((file) => !isThere(file)).map(({ record }) => record.fileName),
      ...missing,
    ],
  }
}

/** The names of a draft's files: of those that arrived, and of those to choose again. */
export const toFileNames = ({ arrived, missing }: DraftFiles): readonly string[] => [
  ...arrived.map(({ record }) => record.fileName),
  ...missing,
]

/** Whether a draft has no files, and had none. */
export function hasNoFiles({ arrived, missing }: DraftFiles): boolean {
  return arrived.length === 0 && missing.length === 0
}

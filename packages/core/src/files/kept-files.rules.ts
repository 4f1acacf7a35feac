import * as z from 'zod/mini'
import { isSameValue } from '../is-same-value.ts'
import { UNATTACHED_FILE_HOURS } from './file-limits.ts'
import type { UploadRecord } from './files.types.ts'
import type { UploadState } from './uploads.rules.ts'

const HOUR_MS = 60 * 60 * 1000
/** So much earlier a kept file counts as given up: who sends it now needs a moment, too. */
const MARGIN_MS = HOUR_MS

/** A file of a draft that has arrived at the server. */
export interface KeptFile {
  readonly record: UploadRecord
  /** Milliseconds of the epoch. */
  readonly arrivedAt: number
}

/** The files of a draft: what can be kept of them without their form. */
export interface KeptFiles {
  readonly arrived: readonly KeptFile[]
  /** Names of those that did not arrive, or that the server no longer has: to be chosen again. */
  readonly missing: readonly string[]
}

/** A draft without files. */
export const noKeptFiles: KeptFiles = { arrived: [], missing: [] }

/** Reads the record of a file that has arrived out of a storage. */
export const uploadRecordSchema = z.object({
  fileName: z.string(),
  fileType: z.string(),
  fileSize: z.number(),
  awsFileKey: z.string(),
})

/** Reads kept files out of a storage. */
export const keptFilesSchema = z.object({
  arrived: z.array(
    z.object({
      record: uploadRecordSchema,
      arrivedAt: z.number(),
    }),
  ),
  missing: z.array(z.string()),
})

/** A file of a form, on its way or not. */
export interface NamedUpload extends UploadState {
  readonly fileName: string
}

/**
 * What a draft keeps of the files of its form: those that have arrived, whatever the others do, and
 * the names of the others.
 * @param before what it kept last; given back when nothing changed
 */
export function keepFiles(
  before: KeptFiles,
  uploads: readonly NamedUpload[],
  now: Date,
): KeptFiles {
  const known = new Map(before.arrived.map((file) => [file.record.awsFileKey, file]))
  // One on its way has its record already.
  const arrived = uploads.flatMap(({ record, status }) =>
    record && status === 'done'
      ? [known.get(record.awsFileKey) ?? { record, arrivedAt: now.getTime() }]
      : [],
  )
  const missing = uploads
    .filter(({ status }) => status !== 'done' && status !== 'cancelled')
    .map(({ fileName }) => fileName)
  const next = { arrived, missing }
  return isSameValue(next, before) ? before : next
}

/** The files of a draft as they are now: the server gives up what was attached to nothing. */
export function restoreFiles({ arrived, missing }: KeptFiles, now: Date): KeptFiles {
  const since = now.getTime() - UNATTACHED_FILE_HOURS * HOUR_MS + MARGIN_MS
  const isThere = ({ arrivedAt }: KeptFile) => arrivedAt > since
  return {
    arrived: arrived.filter(isThere),
    missing: [
      ...arrived.filter((file) => !isThere(file)).map(({ record }) => record.fileName),
      ...missing,
    ],
  }
}

/** Whether a draft has no files, nor had any. */
export function hasNoFiles({ arrived, missing }: KeptFiles): boolean {
  return arrived.length === 0 && missing.length === 0
}

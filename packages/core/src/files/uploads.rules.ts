import { type Decision, refused } from '../decision.ts'
import { isApiError } from '../http/index.ts'
import { fileMessages } from '../messages/files.ts'
import { createMessages } from '../messages/message-text.ts'
import { ATTACHMENTS_MAX } from './file-limits.ts'
import type { UploadRecord } from './files.types.ts'

const message = /* @__PURE__ */ createMessages(fileMessages)

/** The state of an upload: the states of `uploadMachine`. */
export type UploadStatus = 'queued' | 'requestingUrl' | 'sending' | 'done' | 'failed'

/** An upload as the rules see it. */
export interface UploadState {
  readonly status: UploadStatus
  readonly record: UploadRecord | null
}

const UNFINISHED: ReadonlySet<UploadStatus> = new Set(['queued', 'requestingUrl', 'sending'])

/** Whether files are still being uploaded. */
export function hasUnfinishedUploads(uploads: readonly UploadState[]): boolean {
  return uploads.some(({ status }) => UNFINISHED.has(status))
}

/**
 * Whether a form may be sent with its files; allowed with their records. The user has to repeat or remove
 * failed files, and files beyond the maximum of a form.
 */
export function evaluateUploads(
  uploads: readonly UploadState[],
): Decision<'unfinished' | 'failed', { readonly attachments: UploadRecord[] }> {
  if (hasUnfinishedUploads(uploads)) return refused('unfinished')
  const isSurplus = uploads.length > ATTACHMENTS_MAX
  if (isSurplus || uploads.some(({ status }) => status === 'failed')) return refused('failed')
  return {
    allowed: true,
    attachments: uploads.flatMap(({ record }) => record ?? []),
  }
}

/** Refusals whose own text says what can be done; repeating would not help. */
const shownVerbatim: ReadonlySet<string> = new Set([
  'FILE_EMPTY',
  'FILES_QUOTA_EXCEEDED',
  'RECEIPTS_WAITING',
  'RATE_LIMITED',
  'NETWORK',
  'OFFLINE',
])

/**
 * Why a file was not sent, for the user. A file that is too large (413) and a full disk (507) have texts
 * here, because the file storage answers without a problem document. Texts of the server about empty files,
 * quotas and waiting proofs are shown unchanged, and so is a missing connection. Any other error than an
 * `ApiError` means that code could not be loaded: after an upgrade only a reload helps.
 * @param name of the file
 */
export function toUploadFailureText(name: string, error: unknown): string {
  if (!isApiError(error)) return message('files.codeFailed', { name })
  if (error.status === 413) return message('files.tooLarge')
  if (error.status === 507) return message('files.noRoom')
  return shownVerbatim.has(error.code) ? error.message : message('files.uploadFailed', { name })
}

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
 * Whether a form may be sent with its files; allowed with their records. A failed one has to be repeated
 * or removed by the user, and so has one that is more than a form takes.
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

/** Refusals whose own text says what can be done, where repeating would not help. */
const toldAsTheyAre: ReadonlySet<string> = new Set([
  'FILE_EMPTY',
  'FILES_QUOTA_EXCEEDED',
  'RECEIPTS_WAITING',
  'RATE_LIMITED',
  'NETWORK',
  'OFFLINE',
])

/**
 * Why a file was not sent, for the user. A file that is too large (413) and a full disk (507) have texts of their own, as
 * the store of files answers without a problem document; what the server says of an empty file, of too many and of proofs
 * that wait is told as it is, and so is a missing connection. What no call has answered is code that did not come: after
 * an upgrade an open page has it by a reload only.
 * @param name of the file
 */
export function toUploadFailureText(name: string, error: unknown): string {
  if (!isApiError(error)) return message('files.codeFailed', { name })
  if (error.status === 413) return message('files.tooLarge')
  if (error.status === 507) return message('files.noRoom')
  return toldAsTheyAre.has(error.code) ? error.message : message('files.uploadFailed', { name })
}

import { type Decision, refused } from '../decision.ts'
import { isApiError } from '../http/index.ts'
import type { fileMessages } from '../messages/files.ts'
import type { UploadRecord } from './files.types.ts'

/** Where an upload is: the states of `uploadMachine`. */
export type UploadStatus = 'queued' | 'requestingUrl' | 'sending' | 'done' | 'failed' | 'cancelled'

/** An upload as the rules see it. */
export interface UploadState {
  readonly status: UploadStatus
  readonly record: UploadRecord | null
}

const UNFINISHED: ReadonlySet<UploadStatus> = new Set(['queued', 'requestingUrl', 'sending'])

/** Whether files are still on their way, so that leaving the page asks. Specification §5. */
export function hasUnfinishedUploads(uploads: readonly UploadState[]): boolean {
  return uploads.some(({ status }) => UNFINISHED.has(status))
}

/**
 * Whether a form may be sent with its files; allowed with the records of those that arrived.
 * Cancelled files are left out; a failed one is for the user to repeat or cancel.
 */
export function evaluateUploads(
  uploads: readonly UploadState[],
): Decision<'unfinished' | 'failed', { readonly attachments: UploadRecord[] }> {
  if (hasUnfinishedUploads(uploads)) return refused('unfinished')
  if (uploads.some(({ status }) => status === 'failed')) return refused('failed')
  return {
    allowed: true,
    attachments: uploads.flatMap(({ status, record }) =>
      status === 'done' && record !== null ? [record] : [],
    ),
  }
}

/** The code of the text for a failed upload; 413 has its own. Specification §7, §8. */
export function toUploadFailure(
  error: unknown,
): Extract<keyof typeof fileMessages, 'files.tooLarge' | 'files.uploadFailed'> {
  return isApiError(error) && error.status === 413 ? 'files.tooLarge' : 'files.uploadFailed'
}

import { type Decision, allowed as granted, refused } from '@tramite/core/decision'
import { formatFileSize } from '@tramite/core/files'
import { createMessages, fileMessages } from '@tramite/core/messages'

const message = createMessages(fileMessages)

/** The storage used by a customer, and what is to be added; all in bytes. */
interface FilesQuotaInput {
  /** Of all stored files, and of those that may still arrive. */
  readonly used: number
  /** Of the new file. */
  readonly size: number
  /** From the firm's configuration. */
  readonly allowed: number
}

/**
 * Whether a customer may add a file: as long as all its files together stay within the firm's quota. One
 * customer that fills the storage would leave none to the others.
 */
export function evaluateFilesQuota({ used, size, allowed }: FilesQuotaInput): Decision<'full'> {
  return used + size <= allowed ? granted : refused('full')
}

/** The text of the refusal: used and allowed bytes, and who can help. */
export function toQuotaText(used: number, allowed: number): string {
  return message('files.quotaExceeded', {
    used: formatFileSize(used),
    allowed: formatFileSize(allowed),
  })
}

import { type Decision, allowed as granted, refused } from '@tramite/core/decision'
import { formatFileSize } from '@tramite/core/files'
import { createMessages, fileMessages } from '@tramite/core/messages'

const message = createMessages(fileMessages)

/** What a customer keeps, and what is to be added; all in bytes. */
interface FilesQuotaInput {
  /** Of all files that are kept, and of those that may still arrive. */
  readonly used: number
  /** Of the new file. */
  readonly size: number
  /** As the firm is configured. */
  readonly allowed: number
}

/**
 * Whether a customer may add a file: as long as all its files together take no more than the firm lets it
 * keep. One customer that fills the storage would leave none to the others.
 */
export function evaluateFilesQuota({ used, size, allowed }: FilesQuotaInput): Decision<'full'> {
  return used + size <= allowed ? granted : refused('full')
}

/** What the refusal says: how much is used of how much, in bytes, and who can help. */
export function toQuotaText(used: number, allowed: number): string {
  return message('files.quotaExceeded', {
    used: formatFileSize(used),
    allowed: formatFileSize(allowed),
  })
}

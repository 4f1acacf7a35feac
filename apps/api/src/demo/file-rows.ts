import type { files } from '../tables/files.table.ts'
import type { StoredAttachment } from '../tables/stored-attachment.ts'
import { type FileContent, toFileContent } from './demo-files.ts'
import type { FileSeed } from './seed.types.ts'
import type { Timeline } from './timeline.ts'

/** A file, its bytes and its row. */
export interface StoredFile extends FileContent {
  readonly row: typeof files.$inferInsert
  /** As demands and items keep it. */
  readonly attachment: StoredAttachment
}

/** Whose file it is. */
export interface FileOwner {
  /** Null for one of the customer alone, such as a receipt. */
  readonly demandId: string | null
  readonly customerId: string
  readonly userId: string
  /** When it was attached. */
  readonly at: string
  readonly type: 'ATTACHMENT' | 'DOCUMENT'
  /** Whether only the firm may get it. */
  readonly internal: boolean
}

/** Converts a file of the seeds to its bytes and rows. */
export function toStoredFile(seed: FileSeed, owner: FileOwner, timeline: Timeline): StoredFile {
  const { at, ...shared } = owner
  const { contentType, bytes } = toFileContent(seed)
  const id = timeline.id(`file ${owner.demandId ?? owner.customerId} ${seed.name}`, at)
  const key = `demo/${id}`
  const size = bytes.length
  return {
    contentType,
    bytes,
    row: {
      ...shared,
      key,
      fileName: seed.name,
      contentType,
      size,
      attachedAt: at,
      createdAt: at,
    },
    attachment: { id, name: seed.name, size, contentType, key },
  }
}

import { FILE_HEAD_BYTES, recogniseFile } from '@tramite/core/files'
import { UNKNOWN_CONTENT_TYPE } from '../../ports/files/content-type.ts'
import type { FileStore, StoredFile } from '../../ports/files/files.port.ts'
import { readBytes } from '../../ports/files/read-bytes.ts'

interface NamedFile {
  readonly key: string
  readonly fileName: string
}

/**
 * Detects the type of a kept upload from its bytes: from here on that is its type, and the announced one
 * is dropped.
 * @throws StorageError when the storage does not answer
 */
export async function inspectFile(
  files: FileStore,
  { key, fileName }: NamedFile,
  { size }: StoredFile,
): Promise<StoredFile> {
  const head = await readBytes(files, key, FILE_HEAD_BYTES)
  return { size, contentType: recogniseFile(head, fileName) ?? UNKNOWN_CONTENT_TYPE }
}

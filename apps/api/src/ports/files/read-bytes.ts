import type { FileStore } from './files.port.ts'

/**
 * The content of a kept file as one buffer.
 * @param bytes maximum, from the beginning
 * @throws StorageError when the storage does not answer, or has no such file
 */
export async function readBytes(
  files: Pick<FileStore, 'read'>,
  key: string,
  bytes?: number,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of files.read(key, bytes)) pieces.push(piece)
  return Buffer.concat(pieces)
}

import { createHash } from 'node:crypto'
import { pack as createPack, type Pack } from 'tar-stream'
import { entryNames } from './manifest.ts'

/** The end of every tar file: two empty blocks. */
export const END_BYTES = 1024

async function toBytes(pack: Pack): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of pack) pieces.push(piece)
  return Buffer.concat(pieces)
}

/**
 * The end of an archive: an entry that contains the SHA-256 of every byte before it. For the same hash it
 * is the same to the last byte, so that no byte of an archive can change unnoticed.
 * @param hash hexadecimal
 */
export function toSeal(hash: string): Promise<Buffer> {
  const pack = createPack()
  pack.entry({ name: entryNames.seal, mtime: new Date(0), mode: 0o600 }, hash)
  pack.finalize()
  return toBytes(pack)
}

/** Bytes of every seal. */
export const SEAL_BYTES = 512 + 512 + END_BYTES

/** An incremental hash of a stream. */
export const createDigest = () => createHash('sha256')

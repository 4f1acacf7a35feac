import { toAttachment } from './content-disposition.ts'
import { toDeliveredType, toMediaType, toSentType } from './content-type.ts'
import { FileKeyError, isFileKey } from './file-key.ts'
import {
  type FileStore,
  MAX_GET_SECONDS,
  MAX_STORED_BYTES,
  PUT_SECONDS,
  type StoredFile,
} from './files.port.ts'
import type { S3Client, S3Settings } from './s3-client.ts'
import { createS3Objects, type S3Object, toStoredHeaders } from './s3-objects.ts'

/** Prefix of uploads. Their addresses give access to nothing else. */
const INCOMING = 'incoming/'
/** An upload that was not kept within a day never will be. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

function requireKey(key: string): string {
  if (!isFileKey(key) || key.startsWith(INCOMING)) throw new FileKeyError()
  return key
}

function ofSize(found: S3Object | null, size: number): StoredFile | null {
  return found?.size === size ? { size, contentType: found.contentType } : null
}

/**
 * Files in a bucket of an S3-compatible storage, for several machines. An upload is signed with its type
 * and size. It is stored apart and copied into place when it is kept, so that its address, which works
 * for some more minutes, cannot replace anything that was already shown to somebody.
 */
export function createS3Files(
  client: S3Client,
  { address, bucket }: Pick<S3Settings, 'address' | 'bucket'>,
): FileStore {
  const objects = createS3Objects(client, bucket)

  return {
    // For an address with a path, only what is below it.
    browserSource: new URL(address).pathname === '/' ? address : `${address}/`,

    async createPutUrl({ key, contentType, size }) {
      if (size > MAX_STORED_BYTES) throw new RangeError('The file is too large')
      const headers = { 'content-type': toSentType(contentType), 'content-length': String(size) }
      return client.presign(
        { method: 'PUT', key: INCOMING + requireKey(key), headers },
        PUT_SECONDS,
      )
    },

    async createGetUrl({ key, fileName, contentType, expiresInSeconds = MAX_GET_SECONDS }) {
      const query = {
        'response-content-type': toDeliveredType(contentType),
        'response-content-disposition': toAttachment(fileName),
        'response-cache-control': 'private, no-store',
      }
      const seconds = Math.min(expiresInSeconds, MAX_GET_SECONDS)
      return client.presign({ method: 'GET', key: requireKey(key), query }, seconds)
    },

    async keep({ key, size }) {
      const [kept, arrived] = await Promise.all([
        objects.head(requireKey(key)),
        objects.head(INCOMING + key),
      ])
      if (kept) return ofSize(kept, size)
      if (arrived?.size !== size) return null
      const isCopied = await objects.copy(arrived, INCOMING + key, key)
      // Somebody else has kept it, or uploaded another one, since it was checked.
      if (!isCopied) return ofSize(await objects.head(key), size)
      // Swept later if this fails: the file is in place.
      await objects.remove(INCOMING + key).catch(() => undefined)
      return ofSize(arrived, size)
    },

    async store({ key, contentType }, content) {
      const headers = {
        ...toStoredHeaders(toMediaType(contentType)),
        'if-none-match': '*',
      }
      const body = new Uint8Array(content)
      await client.send({ method: 'PUT', key: requireKey(key), headers, body }, [200, 412])
    },

    async storeStream({ key, contentType, size: bytes }, open) {
      const headers = {
        ...toStoredHeaders(toMediaType(contentType)),
        'content-length': String(bytes),
        'if-none-match': '*',
      }
      await client.send({ method: 'PUT', key: requireKey(key), headers, bytes, open }, [200, 412])
    },

    async *read(key, bytes = Number.POSITIVE_INFINITY) {
      let left = bytes
      for await (const piece of client.stream(requireKey(key))) {
        yield piece.subarray(0, left)
        left -= piece.length
        if (left <= 0) return
      }
    },

    async remove(key) {
      await Promise.all([objects.remove(requireKey(key)), objects.remove(INCOMING + key)])
    },

    async sweep() {
      const limit = client.now() - ABANDONED_AFTER_MS
      for await (const { key, changedAt } of objects.list(INCOMING)) {
        if (changedAt < limit) await objects.remove(key)
      }
    },

    head: async (key) => {
      const found = await objects.head(requireKey(key))
      return found && { size: found.size, contentType: found.contentType }
    },

    async *list() {
      for await (const { key, changedAt } of objects.list('')) {
        if (isFileKey(key) && !key.startsWith(INCOMING)) {
          yield { key, storedAt: new Date(changedAt) }
        }
      }
    },

    async check() {
      const query = { 'list-type': '2', prefix: INCOMING, 'max-keys': '0' }
      await client.send({ method: 'GET', key: '', query }, [200])
    },
  }
}

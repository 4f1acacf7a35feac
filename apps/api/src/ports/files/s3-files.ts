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

/** Prefix of uploads. Their addresses give access to nothing else. */
const INCOMING = 'incoming/'
/** An upload that was not kept within a day never will be. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

interface Found extends StoredFile {
  readonly etag: string
}

function requireKey(key: string): string {
  if (!isFileKey(key) || key.startsWith(INCOMING)) throw new FileKeyError()
  return key
}

function ofSize(found: Found | null, size: number): StoredFile | null {
  return found?.size === size ? { size, contentType: found.contentType } : null
}

/** Keys of a listing with their modification times. Ours contain nothing that XML would escape. */
function readListing(xml: string): { key: string; changedAt: number }[] {
  return [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].flatMap(([, entry = '']) => {
    const key = /<Key>([^<]+)<\/Key>/.exec(entry)?.[1]
    const changedAt = Date.parse(/<LastModified>([^<]+)<\//.exec(entry)?.[1] ?? '')
    return key === undefined || Number.isNaN(changedAt) ? [] : [{ key, changedAt }]
  })
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
  async function head(place: string): Promise<Found | null> {
    const { status, headers } = await client.send({ method: 'HEAD', key: place }, [200, 404])
    if (status === 404) return null
    return {
      size: Number(headers.get('content-length')),
      contentType: toMediaType(headers.get('content-type') ?? ''),
      etag: headers.get('etag') ?? '',
    }
  }

  /** The objects of the bucket under a prefix, page after page. */
  async function* listed(prefix: string) {
    for (let last = prefix, isMore = true; isMore; ) {
      const query = { 'list-type': '2', prefix, 'start-after': last }
      const { text } = await client.send({ method: 'GET', key: '', query }, [200])
      const found = readListing(text)
      yield* found
      last = found.at(-1)?.key ?? ''
      isMore = last !== ''
    }
  }

  const removeAt = (place: string) => client.send({ method: 'DELETE', key: place }, [200, 204, 404])

  /** Copies an upload into place, unless it has changed since it was checked. */
  async function copyIntoPlace(key: string, { etag, contentType, size }: Found): Promise<boolean> {
    const headers = {
      'x-amz-copy-source': `/${bucket}/${INCOMING}${key}`,
      'x-amz-copy-source-if-match': etag,
      'x-amz-metadata-directive': 'REPLACE',
      'content-type': contentType,
      // Also for users of the storage itself, with credentials of their own.
      'content-disposition': 'attachment',
    }
    const copy = { method: 'PUT', key, headers, bytes: size } as const
    const { status } = await client.send(copy, [200, 404, 412])
    return status === 200
  }

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
      const [kept, arrived] = await Promise.all([head(requireKey(key)), head(INCOMING + key)])
      if (kept) return ofSize(kept, size)
      if (arrived?.size !== size) return null
      // Otherwise somebody else has kept it, or uploaded another one, since it was checked.
      if (!(await copyIntoPlace(key, arrived))) return ofSize(await head(key), size)
      // Swept later if this fails: the file is in place.
      await removeAt(INCOMING + key).catch(() => undefined)
      return ofSize(arrived, size)
    },

    async store({ key, contentType }, content) {
      const headers = {
        'content-type': toMediaType(contentType),
        'content-disposition': 'attachment',
        'if-none-match': '*',
      }
      const body = new Uint8Array(content)
      await client.send({ method: 'PUT', key: requireKey(key), headers, body }, [200, 412])
    },

    async storeStream({ key, contentType, size: bytes }, open) {
      const headers = {
        'content-type': toMediaType(contentType),
        'content-length': String(bytes),
        'content-disposition': 'attachment',
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
      await Promise.all([removeAt(requireKey(key)), removeAt(INCOMING + key)])
    },

    async sweep() {
      const limit = client.now() - ABANDONED_AFTER_MS
      for await (const { key, changedAt } of listed(INCOMING)) {
        if (changedAt < limit) await removeAt(key)
      }
    },

    head: async (key) => {
      const found = await head(requireKey(key))
      return found && { size: found.size, contentType: found.contentType }
    },

    async *list() {
      for await (const { key, changedAt } of listed('')) {
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

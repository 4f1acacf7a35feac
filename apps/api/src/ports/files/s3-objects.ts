import { toMediaType } from './content-type.ts'
import type { StoredFile } from './files.port.ts'
import type { S3Client } from './s3-client.ts'

/** An object as it is in the bucket. */
export interface S3Object extends StoredFile {
  /** Of its content: differs once another one has replaced it. */
  readonly etag: string
}

/** An object of a listing. */
export interface S3Entry {
  readonly key: string
  /** Epoch milliseconds. */
  readonly changedAt: number
}

/** The objects of a bucket, by their keys. */
export interface S3Objects {
  /** @returns null when there is none */
  head(key: string): Promise<S3Object | null>
  /** The objects under a prefix, page after page. */
  list(prefix: string): AsyncIterable<S3Entry>
  /** Deletes an object; a missing one is no error. */
  remove(key: string): Promise<void>
  /**
   * Copies an object to another key, unless it has changed since it was read.
   * @returns whether it was copied
   */
  copy(object: S3Object, from: string, to: string): Promise<boolean>
}

/** Keys of a listing with their modification times. Ours contain nothing that XML would escape. */
function readListing(xml: string): S3Entry[] {
  return [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].flatMap(([, entry = '']) => {
    const key = /<Key>([^<]+)<\/Key>/.exec(entry)?.[1]
    const changedAt = Date.parse(/<LastModified>([^<]+)<\//.exec(entry)?.[1] ?? '')
    return key === undefined || Number.isNaN(changedAt) ? [] : [{ key, changedAt }]
  })
}

/** What an object is stored with. */
export const toStoredHeaders = (contentType: string) => ({
  'content-type': contentType,
  // Also for users of the storage itself, with credentials of their own.
  'content-disposition': 'attachment',
})

/** The objects of a bucket. */
export function createS3Objects(client: S3Client, bucket: string): S3Objects {
  return {
    async head(key) {
      const { status, headers } = await client.send({ method: 'HEAD', key }, [200, 404])
      if (status === 404) return null
      return {
        size: Number(headers.get('content-length')),
        contentType: toMediaType(headers.get('content-type') ?? ''),
        etag: headers.get('etag') ?? '',
      }
    },

    async *list(prefix) {
      for (let last = prefix, isMore = true; isMore; ) {
        const query = { 'list-type': '2', prefix, 'start-after': last }
        const { text } = await client.send({ method: 'GET', key: '', query }, [200])
        const found = readListing(text)
        yield* found
        last = found.at(-1)?.key ?? ''
        isMore = last !== ''
      }
    },

    async remove(key) {
      await client.send({ method: 'DELETE', key }, [200, 204, 404])
    },

    async copy({ etag, contentType, size }, from, to) {
      const headers = {
        'x-amz-copy-source': `/${bucket}/${from}`,
        'x-amz-copy-source-if-match': etag,
        'x-amz-metadata-directive': 'REPLACE',
        ...toStoredHeaders(contentType),
      }
      const { status } = await client.send(
        { method: 'PUT', key: to, headers, bytes: size },
        [200, 404, 412],
      )
      return status === 200
    },
  }
}

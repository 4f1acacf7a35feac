import type { Readable } from 'node:stream'
import { FILE_SIZE_MAX } from '@tramite/core/files'

/** Maximum bytes of a weekly gazette of the trademark office, which the firm uploads. */
export const MAX_GAZETTE_BYTES = 200 * 1024 * 1024

/** Maximum bytes of any file. */
export const MAX_STORED_BYTES = Math.max(FILE_SIZE_MAX, MAX_GAZETTE_BYTES)

/**
 * Maximum seconds that a download address works: it remains usable for this long after a demand turns
 * private.
 */
export const MAX_GET_SECONDS = 60

/** Seconds that an upload address works: long enough for a queue of files on a slow connection. */
export const PUT_SECONDS = 15 * 60

export interface PutRequest {
  readonly key: string
  /** As announced by the uploader, who must send the same. Stored with the file, never trusted. */
  readonly contentType: string
  /** Bytes, at most `MAX_STORED_BYTES`; exactly this many are accepted. */
  readonly size: number
  /** Where room for uploads is shared, whose share this one takes. */
  readonly sender?: string
}

export interface GetRequest {
  readonly key: string
  /** Name that the file is saved under. */
  readonly fileName: string
  /**
   * Derived from the bytes of the file. Delivered with this type if it is never executed, otherwise with
   * the unknown type.
   */
  readonly contentType: string
  /** `MAX_GET_SECONDS` when absent, and at most that. */
  readonly expiresInSeconds?: number
}

/** A file that a storage holds. */
export interface ListedFile {
  readonly key: string
  /** When it was stored. */
  readonly storedAt: Date
}

export interface StoredFile {
  /** Bytes. */
  readonly size: number
  readonly contentType: string
}

/**
 * Where files are stored. The caller who asks for an address has already been allowed to put or get the
 * file: an address works without a token, until it expires.
 *
 * Every method but the two that make addresses may use the network.
 * @throws StorageError when the storage does not answer; it should be retried later
 */
export interface FileStore {
  /** Address that accepts one PUT of exactly this file. Relative when this server accepts it. */
  createPutUrl(request: PutRequest): Promise<string>
  /** Address that serves a kept file as a download. Relative when this server serves it. */
  createGetUrl(request: GetRequest): Promise<string>
  /**
   * Keeps an uploaded file: from now on nothing replaces it. May be repeated.
   * @returns null until the whole file of this size was uploaded
   */
  keep(file: { readonly key: string; readonly size: number }): Promise<StoredFile | null>
  /** Stores a file made by the server. An existing file of the key is not replaced. */
  store(file: Omit<PutRequest, 'size'>, content: Uint8Array): Promise<void>
  /**
   * Stores a file made by the server that is too large to be held in memory. An existing file of the key
   * is not replaced. It is sent in one request, so an object storage accepts at most 5 GB.
   * @param open opens it at its beginning; called again for another try
   */
  storeStream(file: PutRequest, open: () => Readable): Promise<void>
  /**
   * The content of a kept file in chunks, so that it need not be held in memory.
   * @param bytes maximum, from the beginning; all when absent
   * @throws while it is read, also for a missing file
   */
  read(key: string, bytes?: number): AsyncIterable<Uint8Array>
  /** The file kept under a key; null when there is none. */
  head(key: string): Promise<StoredFile | null>
  /** Every kept file, in no order. */
  list(): AsyncIterable<ListedFile>
  /** Deletes a file, kept or not; a missing one is no error. */
  remove(key: string): Promise<void>
  /** Deletes the remains of failed uploads. */
  sweep(): Promise<void>
  /** Resolves if files can be put and got now. */
  check(): Promise<void>
  /** Origin at which browsers reach it, for the portal's policy; null when it is this server. */
  readonly browserSource: string | null
}

import type { Readable } from 'node:stream'
import { FILE_SIZE_MAX } from '@tramite/core/files'

/** Most bytes of a weekly gazette of the trademark office, which the firm takes in. */
export const MAX_GAZETTE_BYTES = 200 * 1024 * 1024

/** Most bytes of any file. */
export const MAX_STORED_BYTES = Math.max(FILE_SIZE_MAX, MAX_GAZETTE_BYTES)

/** Most seconds that the address of a download works: a demand that turns private takes it along. */
export const MAX_GET_SECONDS = 60

/** Seconds that the address of an upload works: long enough for a queue of files on a slow line. */
export const PUT_SECONDS = 15 * 60

export interface PutRequest {
  readonly key: string
  /** As the uploader announces it, who must send the same. Kept with the file, never trusted. */
  readonly contentType: string
  /** Bytes, at most `MAX_STORED_BYTES`; exactly so many are accepted. */
  readonly size: number
}

export interface GetRequest {
  readonly key: string
  /** Name that the file is saved under. */
  readonly fileName: string
  /** By the bytes of the file. Delivered so when nothing runs it, and else as the unknown type. */
  readonly contentType: string
  /** `MAX_GET_SECONDS` when absent, and at most that. */
  readonly expiresInSeconds?: number
}

/** A file that a storage holds. */
export interface ListedFile {
  readonly key: string
  /** When it was put there. */
  readonly storedAt: Date
}

export interface StoredFile {
  /** Bytes. */
  readonly size: number
  readonly contentType: string
}

/**
 * Where files lie. Whoever asks for an address has already been allowed to put or get the file: an
 * address works without a token, until it expires.
 *
 * Every method but the two that make addresses may reach over the network.
 * @throws StorageError when the storage does not answer; trying again later is right
 */
export interface FileStore {
  /** Address that accepts one PUT of exactly this file. Relative when this server takes it. */
  createPutUrl(request: PutRequest): Promise<string>
  /** Address that answers with a kept file, as a download. Relative when this server answers. */
  createGetUrl(request: GetRequest): Promise<string>
  /**
   * Keeps a file that was put to its address: from now on nothing replaces it. May be repeated.
   * @returns null while no whole file of this size was put
   */
  keep(file: { readonly key: string; readonly size: number }): Promise<StoredFile | null>
  /** Keeps a file of the server's own. A key that is taken keeps what it has. */
  store(file: Omit<PutRequest, 'size'>, content: Uint8Array): Promise<void>
  /**
   * Keeps a file of the server's own that is too large to be held whole. A key that is taken keeps what it
   * has. One request carries it, so that an object storage takes 5 GB at most.
   * @param open reads it from its beginning; asked again for another try
   */
  storeStream(file: PutRequest, open: () => Readable): Promise<void>
  /**
   * The content of a kept file in pieces, so that nobody has to hold it whole.
   * @param bytes from the beginning at most; all when absent
   * @throws while it is read, also for a file that there is not
   */
  read(key: string, bytes?: number): AsyncIterable<Uint8Array>
  /** What is kept under a key; null when nothing is. */
  head(key: string): Promise<StoredFile | null>
  /** Every kept file, in no order. */
  list(): AsyncIterable<ListedFile>
  /** Deletes a file, kept or not; a missing one is no error. */
  remove(key: string): Promise<void>
  /** Deletes what broken uploads have left behind. */
  sweep(): Promise<void>
  /** Ends well when files can be put and got now. */
  check(): Promise<void>
  /** Where browsers reach it, for the portal's policy; null when it is this server. */
  readonly browserSource: string | null
}

/** Most bytes of a file. Specification §5. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024

/** Most seconds that the address of a download works: a demand that turns private takes it along. */
export const MAX_GET_SECONDS = 60

export interface PutRequest {
  readonly key: string
  /** Announced by the uploader; kept with the file, never trusted. */
  readonly contentType: string
  /** Bytes, at most `MAX_FILE_BYTES`; exactly so many are accepted. */
  readonly size: number
}

export interface GetRequest {
  readonly key: string
  /** Name that the file is saved under. */
  readonly fileName: string
  /** `MAX_GET_SECONDS` when absent, and at most that. */
  readonly expiresInSeconds?: number
}

export interface StoredFile {
  /** Bytes. */
  readonly size: number
  readonly contentType: string
}

/**
 * Where files lie. Whoever asks for an address has already been allowed to put or get the file: an
 * address works without a token, until it expires.
 */
export interface FileStore {
  /** Address that accepts one PUT of exactly this file. */
  createPutUrl(request: PutRequest): Promise<string>
  /** Address that answers with the file, as a download. */
  createGetUrl(request: GetRequest): Promise<string>
  /** What lies under a key, or null while no whole file does. */
  head(key: string): Promise<StoredFile | null>
  /** Deletes a file; a missing one is no error. */
  remove(key: string): Promise<void>
}

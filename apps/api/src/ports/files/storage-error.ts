interface StorageErrorOptions {
  /** It did not answer in time, repeatedly. */
  readonly isSilent?: boolean
}

/** The file storage did not carry out a request; it may later. Says nothing of the file. */
export class StorageError extends Error {
  readonly code = 'STORAGE_UNAVAILABLE'
  readonly isSilent: boolean

  /** @param reason a status, an S3 error code or the kind of a network error */
  constructor(reason: string, { isSilent = false }: StorageErrorOptions = {}) {
    super(`The storage of files does not answer: ${reason}`)
    this.name = 'StorageError'
    this.isSilent = isSilent
  }
}

interface StorageErrorOptions {
  /** It gave no answer in time, again and again. */
  readonly isSilent?: boolean
}

/** The storage of files did not do what it was asked; it may later. Says nothing of the file. */
export class StorageError extends Error {
  readonly code = 'STORAGE_UNAVAILABLE'
  readonly isSilent: boolean

  /** @param reason a status, a code of S3 or the kind of a network error */
  constructor(reason: string, { isSilent = false }: StorageErrorOptions = {}) {
    super(`The storage of files does not answer: ${reason}`)
    this.name = 'StorageError'
    this.isSilent = isSilent
  }
}

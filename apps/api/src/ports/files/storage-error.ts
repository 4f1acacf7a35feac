/** The storage of files did not do what it was asked; it may later. Says nothing of the file. */
export class StorageError extends Error {
  readonly code = 'STORAGE_UNAVAILABLE'

  /** @param reason a status, a code of S3 or the kind of a network error */
  constructor(reason: string) {
    super(`The storage of files does not answer: ${reason}`)
    this.name = 'StorageError'
  }
}

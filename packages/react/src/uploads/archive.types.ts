import type { SignedFile } from './use-downloads.ts'

/** A file that goes into an archive. */
export interface ArchivedFile {
  /** Names it where it is not found. */
  readonly name: string
  /** When it was created, recorded in the archive. */
  readonly createdAt: string
}

/** What an archive is made of. */
export interface ArchiveOptions<T> {
  /** Lists all files to include, across all pages. */
  readonly listFiles: () => Promise<readonly T[]>
  /** Asks for the signed address of a file. */
  readonly sign: (file: T) => Promise<SignedFile>
  /** Name of the archive. */
  readonly fileName: string
}

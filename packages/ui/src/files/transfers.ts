import type { UploadRow } from '../primitives/UploadList/UploadList.tsx'

/** Files on their way to the server, and what can be done with each. */
export interface UploadsProps {
  readonly rows: readonly UploadRow[]
  readonly onFiles: (files: File[]) => void
  readonly onCancel: (id: string) => void
  readonly onRetry: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** One download. */
export interface DownloadProps {
  readonly isDownloading: boolean
  readonly onDownload: () => void
}

/** Several files as one archive. */
export interface ArchiveProps {
  /** The files that have come and those that there are; undefined while nothing is under way. */
  readonly progress: { readonly fetched: number; readonly total: number } | undefined
  readonly onDownload: () => void
}

/** The downloads of a page: which are running, and the start of another. */
export interface DownloadsProps<T> {
  /** Ids of what is being fetched. */
  readonly busy: ReadonlySet<string>
  readonly onDownload: (file: T) => void
}

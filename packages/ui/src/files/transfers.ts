import type { UploadRow } from '../primitives/UploadList/UploadList.tsx'

/** Uploads, and the actions on each. */
export interface UploadsProps {
  readonly rows: readonly UploadRow[]
  readonly onFiles: (files: File[]) => void
  readonly onRetry: (id: string) => void
  /** Also while it is on its way. */
  readonly onRemove: (id: string) => void
}

/** One download. */
export interface DownloadProps {
  readonly isDownloading: boolean
  readonly onDownload: () => void
}

/** Several files as one archive. */
export interface ArchiveProps {
  /** Files fetched and their total; undefined while no download is running. */
  readonly progress: { readonly fetched: number; readonly total: number } | undefined
  readonly onDownload: () => void
}

/** The downloads of a page: which are running, and how to start another. */
export interface DownloadsProps<T> {
  /** Ids of the items being downloaded. */
  readonly busy: ReadonlySet<string>
  readonly onDownload: (file: T) => void
}

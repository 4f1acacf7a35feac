import { fileMessages } from '@tramite/core/messages'
import { useRef, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { toCause } from './to-cause.ts'
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

/** Progress of an archive. */
export interface Archive {
  /** Number of files fetched or not found, and in total; undefined while nothing is under way. */
  readonly progress: { readonly fetched: number; readonly total: number } | undefined
  readonly onDownload: () => void
}

/**
 * Saves several files as one ZIP made in the browser: each is requested, authorised and recorded as if it
 * were saved alone.
 */
export function useArchive<T extends ArchivedFile>({
  listFiles,
  sign,
  fileName,
}: ArchiveOptions<T>): Archive {
  const app = useApp()
  const [progress, setProgress] = useState<Archive['progress']>()
  const isRunning = useRef(false)
  const download = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setProgress({ fetched: 0, total: 0 })
    try {
      const files = await listFiles()
      const total = files.length
      setProgress({ fetched: 0, total })
      const { saveArchive } = await import('./save-archive.ts')
      await saveArchive(app, files, { sign, fileName }, (fetched) =>
        setProgress({ fetched, total }),
      )
    } catch (error) {
      app.ports.toasts.show({
        title: fileMessages['files.archiveFailed'],
        ...toCause(error),
        tone: 'error',
      })
    } finally {
      isRunning.current = false
      setProgress(undefined)
    }
  }
  return { progress, onDownload: download }
}

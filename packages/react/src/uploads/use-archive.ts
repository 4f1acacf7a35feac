import { fileMessages } from '@tramite/core/messages'
import { useRef, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import type { ArchivedFile, ArchiveOptions } from './archive.types.ts'
import { toCause } from './to-cause.ts'

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

import { toLocalDate } from '@tramite/core/calendar'
import { toArchiveNames } from '@tramite/core/files'
import { isNotFound } from '@tramite/core/http'
import { createMessages, fileMessages } from '@tramite/core/messages'
import { useRef, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import type { App } from '../ports/ports.types.ts'
import { saveBlob } from './save-file.ts'
import { toCause } from './to-cause.ts'
import type { SignedFile } from './use-downloads.ts'

const message = /* @__PURE__ */ createMessages(fileMessages)

/** A file that goes into an archive. */
export interface ArchivedFile {
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
  /** Number of files fetched and in total; undefined while nothing is under way. */
  readonly progress: { readonly fetched: number; readonly total: number } | undefined
  readonly onDownload: () => void
}

/**
 * Fetches the files one after the other. Those that the storage has no more are left out, by name; for any other failure
 * nothing is saved.
 */
async function fetchAll<T extends ArchivedFile>(
  { tramite, ports }: App,
  files: readonly T[],
  sign: ArchiveOptions<T>['sign'],
  onFetched: (fetched: number) => void,
) {
  const fetched: { name: string; input: Blob; lastModified: Date }[] = []
  const missing: string[] = []
  for (const file of files) {
    const { signedUrl, fileName } = await sign(file)
    const input = await tramite.getFile({ signedUrl }).catch((error: unknown) => {
      if (isNotFound(error)) return null
      throw error
    })
    // A ZIP has no time zones.
    const lastModified = toLocalDate(new Date(file.createdAt), ports.firm.timeZone)
    if (input) fetched.push({ name: fileName, input, lastModified })
    else missing.push(fileName)
    onFetched(fetched.length)
  }
  const names = toArchiveNames(fetched.map(({ name }) => name))
  const entries = fetched.map((entry, index) => ({ ...entry, name: names[index] ?? entry.name }))
  return { entries, missing }
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
      const { entries, missing } = await fetchAll(app, files, sign, (fetched) =>
        setProgress({ fetched, total }),
      )
      if (entries.length > 0) {
        const { downloadZip } = await import('client-zip')
        saveBlob(await downloadZip(entries).blob(), fileName)
      }
      if (missing.length > 0) {
        app.ports.toasts.show({
          title: message('files.archiveMissing', { names: missing.join(', ') }),
          ...(entries.length > 0 && { description: fileMessages['files.archiveRest'] }),
          tone: 'error',
        })
      }
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

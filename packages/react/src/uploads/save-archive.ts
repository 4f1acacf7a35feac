import { toLocalDate } from '@tramite/core/calendar'
import { toArchiveNames, toMissingFilesText } from '@tramite/core/files'
import { isNotFound } from '@tramite/core/http'
import { archiveMessages } from '@tramite/core/messages'
import { downloadZip } from 'client-zip'
import type { App } from '../ports/ports.types.ts'
import type { ArchivedFile, ArchiveOptions } from './archive.types.ts'
import { saveBlob } from './save-file.ts'

type ArchiveTarget<T> = Pick<ArchiveOptions<T>, 'sign' | 'fileName'>

interface ArchiveEntry {
  readonly name: string
  readonly input: Blob | string
  readonly lastModified: Date
}

/** A file under its own name; null for one that was removed meanwhile, or that the storage has no more. */
async function fetchFile<T extends ArchivedFile>(
  { tramite }: App,
  file: T,
  sign: ArchiveTarget<T>['sign'],
) {
  try {
    const { signedUrl, fileName } = await sign(file)
    return { name: fileName, input: await tramite.getFile({ signedUrl }) }
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

/**
 * Fetches the files one after the other and saves those that are found, with a list of the others; for any other failure
 * nothing is saved.
 */
export async function saveArchive<T extends ArchivedFile>(
  app: App,
  files: readonly T[],
  { sign, fileName }: ArchiveTarget<T>,
  onProgress: (done: number) => void,
): Promise<void> {
  const { firm, toasts } = app.ports
  // A ZIP has no time zones.
  const toDate = (at: Date) => toLocalDate(at, firm.timeZone)
  const entries: ArchiveEntry[] = []
  const missing: string[] = []
  for (const [index, file] of files.entries()) {
    const found = await fetchFile(app, file, sign)
    if (found) entries.push({ ...found, lastModified: toDate(new Date(file.createdAt)) })
    else missing.push(file.name)
    onProgress(index + 1)
  }
  const isEmpty = entries.length === 0
  if (missing.length > 0 && !isEmpty) {
    const input = `${missing.join('\n')}\n`
    entries.push({ name: archiveMessages['archive.list'], input, lastModified: toDate(new Date()) })
  }
  if (!isEmpty) {
    const names = toArchiveNames(entries.map(({ name }) => name))
    const named = entries.map((entry, index) => ({ ...entry, name: names[index] ?? entry.name }))
    saveBlob(await downloadZip(named).blob(), fileName)
  }
  if (missing.length > 0) {
    const title = toMissingFilesText(missing)
    const description = isEmpty ? {} : { description: archiveMessages['archive.rest'] }
    toasts.show({ title, ...description, tone: 'error' })
  }
}

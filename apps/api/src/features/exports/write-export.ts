import type { FileStore } from '../../ports/files/files.port.ts'
import { writeConversation } from './export-conversation.ts'
import { listExportedFiles, toFilePath } from './export-files.ts'
import { type ExportSummary, toIndexPage } from './export-index.ts'
import { countDemands, demandsOf } from './export-rows.ts'
import type { WrittenSection } from './export-section.ts'
import { exportSections } from './export-sections.ts'
import type { ExportSource } from './export-source.ts'
import type { ZipArchive } from './zip-archive.ts'

/** The contents of an export. */
export interface ExportContent {
  /** Stored files in it. */
  readonly files: number
}

interface ExportParts {
  readonly files: Pick<FileStore, 'head' | 'read'>
  /** The data of its first page. */
  readonly about: Omit<ExportSummary, 'sections' | 'missing'>
}

/** Percentages of progress: when the lists are written, the conversations, and the files. */
const LISTS = 10
const CONVERSATIONS = 50
const ALL = 99
/** Maximum number of missing files named on the first page. */
const MOST_NAMES = 50

/** Reports the progress within one part, each percent once. */
function createSteps(say: (percent: number) => Promise<void>) {
  let said = 0
  return async (percent: number) => {
    const whole = Math.min(ALL, Math.floor(percent))
    if (whole <= said) return
    said = whole
    await say(whole)
  }
}

/** Pictures, videos and archives do not shrink by being compressed again. */
const isPacked = (contentType: string) =>
  /^(image|video|audio)\/|pdf|zip|openxmlformats/.test(contentType)

/**
 * Writes everything that somebody may see: lists, conversations, stored files, and last the first page.
 * Rows are read in pages and files in chunks, so that memory holds neither, but only the key of each
 * file.
 * @param say is called with each percent
 */
export async function writeExport(
  archive: ZipArchive,
  source: ExportSource,
  { files, about }: ExportParts,
  say: (percent: number) => Promise<void>,
): Promise<ExportContent> {
  const step = createSteps(say)
  const sections: WrittenSection[] = []
  for (const write of exportSections) sections.push(await write(archive, source))
  await step(LISTS)

  const [counted] = await source.read(countDemands(source))
  let conversations = 0
  for await (const demand of demandsOf(source)) {
    await writeConversation(archive, source, demand)
    conversations += 1
    const part = conversations / Math.max(counted?.total ?? 1, 1)
    await step(LISTS + (CONVERSATIONS - LISTS) * part)
  }
  sections.push({ name: 'conversations', count: conversations, files: ['conversas/'] })

  let all = 0
  for await (const _ of listExportedFiles(source)) all += 1
  const missing = { names: [] as string[], count: 0 }
  let looked = 0
  let written = 0
  for await (const file of listExportedFiles(source)) {
    const stored = await files.head(file.key)
    const path = toFilePath(file)
    if (stored) {
      const packed = !isPacked(stored.contentType)
      await archive.add(path, files.read(file.key), { packed })
      written += 1
    } else {
      missing.count += 1
      if (missing.count <= MOST_NAMES) missing.names.push(file.fileName)
    }
    looked += 1
    await step(CONVERSATIONS + (ALL - CONVERSATIONS) * (looked / all))
  }
  sections.push({ name: 'files', count: written, files: ['arquivos/'] })
  const page = toIndexPage({ ...about, sections, missing })
  await archive.add('indice.html', toPieces(page))
  return { files: written }
}

async function* toPieces(text: string) {
  yield text
}

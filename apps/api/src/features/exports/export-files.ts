import { hash } from 'node:crypto'
import { toPortableFileName } from '@tramite/core/files'
import { asc, eq, or, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { behind } from '../../db/list-statements.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { PagedList, PageStart } from '../../http/page.ts'
import { receipts } from '../../tables/receipts.table.ts'
import { type DocumentRow, documentList, selectDocuments } from '../documents/documents.store.ts'
import {
  selectDownloadable,
  selectDownloadables,
  selectUnbound,
} from '../downloads/downloads.store.ts'
import type { ExportSource } from './export-source.ts'

/** A stored file that belongs to an export. */
export interface ExportedFile {
  readonly key: string
  readonly fileName: string
}

/** The folder of stored files in the archive. */
const FOLDER = 'arquivos'

/** The path of a stored file in the archive. Unique to its key: two files of one name do not clash. */
export function toFilePath({ key, fileName }: ExportedFile): string {
  return `${FOLDER}/${hash('sha256', key).slice(0, 10)}-${toPortableFileName(fileName)}`
}

/** The path of a stored file by its key; null if there is none, or if the requester may not download it. */
export async function findFilePath(
  { read, scope }: ExportSource,
  key: string | null,
): Promise<string | null> {
  if (key === null) return null
  const [ofDemand] = await read(selectDownloadable(key, scope))
  const [file = ofDemand] = await read(selectUnbound(key, scope))
  return file ? toFilePath(file) : null
}

const fileList: PagedList<ExportedFile> = {
  name: 'exported-files',
  shapes: [/^.+$/],
  valuesOf: ({ key }) => [key],
}

/** The receipts that somebody may see: their own, and for a super admin all. */
export const ownReceipt = (source: ExportSource) =>
  or(
    sql`${source.principal.customerSuperAdmin}::boolean`,
    eq(receipts.userId, source.principal.userId),
  )

const selectReceiptFiles =
  (source: ExportSource) =>
  ({ limit, after }: PageStart): readonly [Command<ExportedFile[]>] => [
    toCommand(
      build
        .select({ key: receipts.fileKey, fileName: receipts.fileName })
        .from(receipts)
        .where(
          sql`${receipts.customerId} = (select app_customer()) and ${ownReceipt(source)}
            and ${behind(after, 'asc', receipts.fileKey) ?? sql`true`}`,
        )
        .orderBy(asc(receipts.fileKey))
        .limit(limit + 1),
    ),
  ]

const toFiles = ({ fileKey, fileName, wordFile }: DocumentRow): readonly ExportedFile[] => [
  { key: fileKey, fileName },
  ...(wordFile ? [{ key: wordFile.key, fileName: wordFile.name }] : []),
]

/** Every stored file that the requester may download, each once. */
export async function* listExportedFiles(source: ExportSource): AsyncGenerator<ExportedFile> {
  const { scope, principal } = source
  const given = new Set<string>()
  const lists = [
    source.all(fileList, ({ limit, after }) => [
      selectDownloadables(principal.businessIds, after?.[0] ?? null, limit + 1),
    ]),
    source.all(documentList, (start) => selectDocuments(scope, {}, start)),
    source.all(fileList, selectReceiptFiles(source)),
  ]
  for (const list of lists) {
    for await (const row of list) {
      for (const file of 'key' in row ? [row] : toFiles(row)) {
        if (given.has(file.key)) continue
        given.add(file.key)
        yield file
      }
    }
  }
}

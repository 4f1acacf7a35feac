import { formatDateTime } from '@tramite/core/calendar'
import { toEntryText, toNameWithSide } from '@tramite/core/demands'
import { escapeHtml } from '../../ports/escape-html.ts'
import type { StoredAttachment } from '../../tables/stored-attachment.ts'
import { type ItemRow, itemList, selectItemsForward, toItem } from '../items/items.store.ts'
import { toPage } from './export-page.ts'
import type { ExportedDemand } from './export-rows.ts'
import { toExportedAttachments } from './export-sections.ts'
import type { ExportSource } from './export-source.ts'
import type { ZipArchive } from './zip-archive.ts'

/** Folder of the conversations in the archive. */
const FOLDER = 'conversas'

const itemsOf = (source: ExportSource, demandId: string): AsyncGenerator<ItemRow> =>
  source.all(itemList, (start) => selectItemsForward(demandId, start))

const toLink = ({ path, name }: { readonly path: string; readonly name: string }) =>
  `<li><a href="../${escapeHtml(encodeURI(path).replaceAll('#', '%23'))}">${escapeHtml(name)}</a></li>`

interface Entry {
  readonly author: string
  readonly createdAt: string
  readonly text: string
  readonly attachments: readonly StoredAttachment[]
}

function toArticle({ author, createdAt, text, attachments }: Entry, timeZone: string): string {
  const files = toExportedAttachments(attachments).map(toLink)
  const links = files.length > 0 ? `<ul>${files.join('')}</ul>` : ''
  const heading = `${author} · ${formatDateTime(createdAt, timeZone)}`
  return `<article><h2>${escapeHtml(heading)}</h2><p>${escapeHtml(text)}</p>${links}</article>\n`
}

function toEntry(row: ItemRow, { firm, conventions: { timeZone } }: ExportSource): Entry {
  return {
    ...toEntryText(toItem(row), { firmName: firm, timeZone }),
    createdAt: row.createdAt,
    attachments: row.deleted ? [] : row.attachments,
  }
}

async function* toHtml(source: ExportSource, demand: ExportedDemand) {
  const { externalId, name, authorName, description: text } = demand
  const { timeZone } = source.conventions
  const [opening, closing] = toPage(`${externalId} · ${name}`)
  const author = toNameWithSide(authorName, 'CUSTOMER')
  yield opening
  yield toArticle({ ...demand, author, text }, timeZone)
  for await (const row of itemsOf(source, demand.id)) {
    yield toArticle(toEntry(row, source), timeZone)
  }
  yield closing
}

async function* toJson(source: ExportSource, { id, externalId }: ExportedDemand) {
  yield `{"demandId":"${id}","externalId":${externalId},"items":[`
  let separator = '\n'
  for await (const row of itemsOf(source, id)) {
    const attachments = row.deleted ? [] : toExportedAttachments(row.attachments)
    yield `${separator}${JSON.stringify({ ...toItem(row), attachments })}`
    separator = ',\n'
  }
  yield '\n]}\n'
}

/** Writes the conversation of a demand, from the beginning: as JSON, and as a page. */
export async function writeConversation(
  archive: ZipArchive,
  source: ExportSource,
  demand: ExportedDemand,
): Promise<void> {
  await archive.add(`${FOLDER}/${demand.externalId}.json`, toJson(source, demand))
  await archive.add(`${FOLDER}/${demand.externalId}.html`, toHtml(source, demand))
}

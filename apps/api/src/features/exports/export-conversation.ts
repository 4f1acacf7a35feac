import { formatDateTime } from '@tramite/core/calendar'
import { toItemStatusText, toItemText } from '@tramite/core/demands'
import { exportFileMessages } from '@tramite/core/messages'
import { escapeHtml } from '../../ports/escape-html.ts'
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

function toText(row: ItemRow): string {
  if (row.deleted) return exportFileMessages['exports.deletedItem']
  const item = toItem(row)
  // The content of a change of status may repeat it.
  return [...new Set([toItemStatusText(item), toItemText(item)])].filter(Boolean).join('\n')
}

const toLink = ({ path, name }: { readonly path: string; readonly name: string }) =>
  `<li><a href="../${escapeHtml(encodeURI(path).replaceAll('#', '%23'))}">${escapeHtml(name)}</a></li>`

function toEntry(row: ItemRow, timeZone: string): string {
  const attachments = row.deleted ? [] : toExportedAttachments(row.attachments)
  const links = attachments.length > 0 ? `<ul>${attachments.map(toLink).join('')}</ul>` : ''
  const heading = [row.userName, formatDateTime(row.createdAt, timeZone)]
    .filter(Boolean)
    .join(' · ')
  return `<article><h2>${escapeHtml(heading)}</h2><p>${escapeHtml(toText(row))}</p>${links}</article>\n`
}

async function* toHtml(source: ExportSource, demand: ExportedDemand) {
  const { externalId, name, description, attachments } = demand
  const [opening, closing] = toPage(`${externalId} · ${name}`)
  yield opening
  if (description) yield `<p>${escapeHtml(description)}</p>\n`
  const links = toExportedAttachments(attachments).map(toLink)
  if (links.length > 0) yield `<ul>${links.join('')}</ul>\n`
  for await (const row of itemsOf(source, demand.id)) {
    yield toEntry(row, source.conventions.timeZone)
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

import { DEFAULT_TIME_ZONE, formatDate, isCivilDate } from '../calendar/index.ts'
import { toStatusChangeText } from './demand-status-texts.ts'
import type { DemandViewer } from './demand-viewer.ts'
import type { ProcessItem } from './demands.types.ts'

const STAFF_ONLY_TYPES: ReadonlySet<ProcessItem['type']> = new Set([
  'INTERN_TEMPLATED_MESSAGE',
  'PRIVATE_MESSAGE',
])

/** Whether an item is shown to a viewer: only staff see internal and private messages. */
export function canSeeItem(
  item: Pick<ProcessItem, 'type'>,
  viewer: Pick<DemandViewer, 'kind'>,
): boolean {
  return viewer.kind === 'staff' || !STAFF_ONLY_TYPES.has(item.type)
}

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/

/**
 * The day of a value that is a whole date: with an offset in the firm's time zone, without one as written.
 * Other values stay unchanged.
 */
function toParameterText(value: string | undefined, timeZone: string): string {
  if (value === undefined) return ''
  const [, day = value, offset] = DATE_TIME.exec(value) ?? []
  if (!isCivilDate(day) || Number.isNaN(Date.parse(value))) return value
  return formatDate(offset ? value : day, timeZone)
}

/**
 * The plain text of an entry of the conversation, never HTML. A templated message has its `{parameter}`
 * or `{{parameter}}` places filled, dates as DD/MM/YYYY, an unknown parameter as the empty string; a
 * deleted entry has no text.
 */
export function toItemText(
  item: Pick<ProcessItem, 'deleted' | 'content' | 'template'>,
  timeZone: string = DEFAULT_TIME_ZONE,
): string {
  if (item.deleted) return ''
  if (item.template === null) return item.content ?? ''
  const { template, parameters } = item.template
  return template.replace(/\{\{\s*(\w+)\s*\}\}|\{\s*(\w+)\s*\}/g, (_, double, single) =>
    toParameterText(
      Object.hasOwn(parameters, double ?? single) ? parameters[double ?? single] : undefined,
      timeZone,
    ),
  )
}

/**
 * The entries of a conversation, oldest first. System entries without an author get the firm's name.
 * @param pages in the order in which they are read, newest entries first; within each page oldest first
 */
export function toConversation(
  pages: readonly { readonly items: readonly ProcessItem[] }[],
  firmName: string,
): ProcessItem[] {
  const signed = (item: ProcessItem) =>
    item.userType === 'SYSTEM' && !item.userName ? { ...item, userName: firmName } : item
  return pages.toReversed().flatMap(({ items }) => items.map(signed))
}

/** The status text of an entry, such as 'Demanda entregue'; null when it is not a status change. */
export function toItemStatusText(item: Pick<ProcessItem, 'type' | 'customFields'>): string | null {
  const statusKey = item.customFields?.statusKey
  return item.type === 'STATUS' && statusKey !== undefined ? toStatusChangeText(statusKey) : null
}

/**
 * The first unread entry: the first by somebody else that arrived after the reader last caught up.
 * @param items oldest first
 * @param since when the reader last caught up, an instant of the wire; null if unknown: then nothing counts
 * as new
 * @returns undefined when nothing is new
 */
export function findFirstUnread<Item extends Pick<ProcessItem, 'type' | 'createdAt' | 'userId'>>(
  items: readonly Item[],
  since: string | null,
  reader: Pick<DemandViewer, 'kind'> & { readonly id: string },
): Item | undefined {
  if (since === null) return undefined
  const then = Date.parse(since)
  return items.find(
    (item) =>
      Date.parse(item.createdAt) > then && item.userId !== reader.id && canSeeItem(item, reader),
  )
}

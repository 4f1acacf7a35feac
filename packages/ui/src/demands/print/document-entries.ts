import { formatDate, formatTime } from '@tramite/core/calendar'
import {
  canSeeItem,
  type Demand,
  type ProcessItem,
  toEntryText,
  toNameWithSide,
} from '@tramite/core/demands'
import { conversationLabels } from '../../labels/demand-detail.ts'
import { demandDocumentLabels as labels } from '../../labels/demand-document.ts'

/** An entry of the conversation, as printed. */
export interface DocumentEntry {
  readonly id: string
  /** Author and time: 'Helena Prado (escritório), 18/11/2026, às 09:41'. */
  readonly head: string
  readonly text: string
  /** Names of its attachments. */
  readonly files: readonly string[]
}

/**
 * The conversation of a demand in full, starting with the request.
 * @param items oldest first; entries that only the firm sees are left out
 */
export function toDocumentEntries(
  demand: Pick<Demand, 'id' | 'authorName' | 'createdAt' | 'description' | 'attachments'>,
  items: readonly ProcessItem[],
  timeZone: string,
): DocumentEntry[] {
  const toHead = (author: string, at: string) =>
    labels.entry(author, formatDate(at, timeZone), formatTime(at, timeZone))
  const request: DocumentEntry = {
    id: demand.id,
    head: toHead(toNameWithSide(demand.authorName, 'CUSTOMER'), demand.createdAt),
    text: demand.description,
    files: demand.attachments.map(({ name }) => name),
  }
  const entries = items
    .filter((item) => canSeeItem(item, { kind: 'customer' }))
    .map((item) => {
      const { author, text } = toEntryText(item, {
        firmName: conversationLabels.firm,
        timeZone,
      })
      return {
        id: item.id,
        head: toHead(author, item.createdAt),
        text,
        files: item.deleted ? [] : item.attachments.map((file) => file.name),
      }
    })
  return [request, ...entries]
}

import { demandMessages } from '../messages/demands.ts'
import type { ProcessItem } from './demands.types.ts'
import { toNameWithSide } from './name-with-side.ts'
import { toItemStatusText, toItemText } from './process-items.ts'

/** An entry of a conversation as text, for print and export. */
export interface EntryText {
  /** From `toEntryAuthor`. */
  readonly author: string
  readonly text: string
}

/** The author of an entry of a conversation: the named user with their side, otherwise the firm. */
export const toEntryAuthor = (
  { userName, userType }: Pick<ProcessItem, 'userName' | 'userType'>,
  firmName: string,
): string => (userName ? toNameWithSide(userName, userType) : firmName)

/**
 * The text of an entry of a conversation. If the content of a status change repeats the status text, it
 * appears only once.
 */
export function toEntryText(
  item: ProcessItem,
  { firmName, timeZone }: { readonly firmName: string; readonly timeZone: string },
): EntryText {
  const said = new Set([toItemStatusText(item), toItemText(item, timeZone)])
  return {
    author: toEntryAuthor(item, firmName),
    text: item.deleted
      ? demandMessages['demands.deletedItem']
      : [...said].filter(Boolean).join('\n'),
  }
}

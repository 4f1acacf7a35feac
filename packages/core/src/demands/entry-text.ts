import { demandMessages } from '../messages/demands.ts'
import type { ProcessItem } from './demands.types.ts'
import { toNameWithSide } from './name-with-side.ts'
import { toItemStatusText, toItemText } from './process-items.ts'

/** An entry of a conversation as it is read outside of the page: printed, or exported. */
export interface EntryText {
  /** As `toEntryAuthor` says it. */
  readonly author: string
  readonly text: string
}

/** Who an entry of a conversation is by: whoever is named, with their side; else the firm. */
export const toEntryAuthor = (
  { userName, userType }: Pick<ProcessItem, 'userName' | 'userType'>,
  firmName: string,
): string => (userName ? toNameWithSide(userName, userType) : firmName)

/** An entry of a conversation in words. The content of a change of status may repeat it: that is said once. */
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

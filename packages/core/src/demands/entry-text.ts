import { demandMessages } from '../messages/demands.ts'
import type { ProcessItem } from './demands.types.ts'
import { toItemStatusText, toItemText } from './process-items.ts'

/** An entry of a conversation as it is read outside of the page: printed, or exported. */
export interface EntryText {
  /** Whoever is named; else the firm. */
  readonly author: string
  /** Whether the author is a person of the firm. */
  readonly isOfFirm: boolean
  readonly text: string
}

/** An entry of a conversation in words. The content of a change of status may repeat it: that is said once. */
export function toEntryText(
  item: ProcessItem,
  { firmName, timeZone }: { readonly firmName: string; readonly timeZone: string },
): EntryText {
  const said = new Set([toItemStatusText(item), toItemText(item, timeZone)])
  return {
    author: item.userName || firmName,
    isOfFirm: item.userType === 'BACKOFFICE' && Boolean(item.userName),
    text: item.deleted
      ? demandMessages['demands.deletedItem']
      : [...said].filter(Boolean).join('\n'),
  }
}

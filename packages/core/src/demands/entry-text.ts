import { demandMessages } from '../messages/demands.ts'
import type { ProcessItem } from './demands.types.ts'
import { toNameWithSide } from './name-with-side.ts'
import { toItemStatusText, toItemText } from './process-items.ts'

/** An entry of a conversation as it is read outside of the page: printed, or exported. */
export interface EntryText {
  /** Whoever is named, with their side; else the firm. */
  readonly author: string
  readonly text: string
}

/** An entry of a conversation in words. The content of a change of status may repeat it: that is said once. */
export function toEntryText(
  item: ProcessItem,
  { firmName, timeZone }: { readonly firmName: string; readonly timeZone: string },
): EntryText {
  const said = new Set([toItemStatusText(item), toItemText(item, timeZone)])
  return {
    author: item.userName ? toNameWithSide(item.userName, item.userType) : firmName,
    text: item.deleted
      ? demandMessages['demands.deletedItem']
      : [...said].filter(Boolean).join('\n'),
  }
}

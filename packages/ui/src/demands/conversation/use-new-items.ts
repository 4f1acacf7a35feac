import { type ProcessItem, toEntryAuthor, toItemText } from '@tramite/core/demands'
import { useEffect, useRef, useState } from 'react'
import { conversationLabels } from '../../labels/demand-detail.ts'

interface Fresh {
  /** The announcement for screen readers; empty until something arrives. */
  readonly announcement: string
  /** Counts the announcements, to distinguish two with the same text. */
  readonly sequence: number
  /** Id of the first unseen entry; null if all have been seen. */
  readonly firstId: string | null
  /** Number of unseen entries. */
  readonly count: number
}

export interface NewItems extends Fresh {
  readonly markSeen: () => void
}

function toAnnouncement(items: readonly ProcessItem[]): string {
  const only = items[0]
  return items.length === 1 && only
    ? conversationLabels.newOne(toEntryAuthor(only, conversationLabels.firm))
    : conversationLabels.newMany(items.length)
}

/** Whether somebody wrote or sent it: neither an entry of the system nor a change of status without words. */
const isSaid = (item: ProcessItem): boolean =>
  item.userType !== 'SYSTEM' && (item.type !== 'STATUS' || toItemText(item) !== '')

const nothing: Fresh = { announcement: '', sequence: 0, firstId: null, count: 0 }

/**
 * Messages of others that arrived after the page was opened. Older entries loaded above and the reader's
 * own are not new.
 * @param items oldest first
 * @param isOpened once true, entries that arrive are new
 */
export function useNewItems(
  items: readonly ProcessItem[],
  viewerId: string,
  isOpened: boolean,
): NewItems {
  // Null for a conversation that was empty when it was opened: the first entry by others is new.
  const lastId = useRef<string | null | undefined>(undefined)
  const [fresh, setFresh] = useState<Fresh>(nothing)

  useEffect(() => {
    const last = lastId.current
    lastId.current = items.at(-1)?.id ?? last ?? (isOpened ? null : undefined)
    if (!isOpened || last === undefined) return
    const before = items.findIndex(({ id }) => id === last)
    if (last !== null && before < 0) return
    const others = items
      .slice(before + 1)
      .filter((item) => item.userId !== viewerId && isSaid(item))
    const first = others[0]
    if (!first) return
    setFresh((last) => ({
      announcement: toAnnouncement(others),
      sequence: last.sequence + 1,
      firstId: last.firstId ?? first.id,
      count: last.count + others.length,
    }))
  }, [items, viewerId, isOpened])

  return { ...fresh, markSeen: () => setFresh((last) => ({ ...last, firstId: null, count: 0 })) }
}

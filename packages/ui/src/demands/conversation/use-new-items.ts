import type { ProcessItem } from '@tramite/core/demands'
import { useEffect, useRef, useState } from 'react'
import { conversationLabels } from '../../labels/demand-detail.ts'
import { toAuthorName } from './MessageEntry/MessageEntry.tsx'

interface Fresh {
  /** What a screen reader is told; empty as long as nothing came. */
  readonly announcement: string
  /** Counts the announcements, so that two of the same words are two. */
  readonly sequence: number
  /** Id of the first entry that the reader has not seen; null when all are seen. */
  readonly firstId: string | null
  /** How many the reader has not seen. */
  readonly count: number
}

export interface NewItems extends Fresh {
  readonly markSeen: () => void
}

function toAnnouncement(items: readonly ProcessItem[]): string {
  const only = items[0]
  return items.length === 1 && only
    ? conversationLabels.newOne(toAuthorName(only))
    : conversationLabels.newMany(items.length)
}

const nothing: Fresh = { announcement: '', sequence: 0, firstId: null, count: 0 }

/**
 * Entries of others that came after the page was opened. What is loaded above, older ones, and the
 * reader's own are not new.
 * @param items oldest first
 * @param isOpened from when on what comes in is new
 */
export function useNewItems(
  items: readonly ProcessItem[],
  viewerId: string,
  isOpened: boolean,
): NewItems {
  // Null for a conversation that had no entry when it was opened: the first one of others is new.
  const lastId = useRef<string | null | undefined>(undefined)
  const [fresh, setFresh] = useState<Fresh>(nothing)

  useEffect(() => {
    const last = lastId.current
    lastId.current = items.at(-1)?.id ?? last ?? (isOpened ? null : undefined)
    if (!isOpened || last === undefined) return
    const before = items.findIndex(({ id }) => id === last)
    if (last !== null && before < 0) return
    const others = items.slice(before + 1).filter(({ userId }) => userId !== viewerId)
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

import { type ProcessItem, toEntryAuthor } from '@tramite/core/demands'
import { useEffect, useRef, useState } from 'react'
import { conversationLabels } from '../../labels/demand-detail.ts'
import { isOthersMessage, toUnseen } from './unseen-items.ts'

interface Fresh {
  /** The announcement for screen readers; empty until something arrives. */
  readonly announcement: string
  /** Counts the announcements, to distinguish two with the same text. */
  readonly sequence: number
  /** Ids of the unseen entries, oldest first. */
  readonly unseen: readonly string[]
}

export interface NewItems extends Omit<Fresh, 'unseen'> {
  /** Id of the first unseen entry; null if all have been seen. */
  readonly firstId: string | null
  /** Number of unseen entries. */
  readonly count: number
  readonly markSeen: () => void
}

function toAnnouncement(items: readonly ProcessItem[]): string {
  const only = items[0]
  return items.length === 1 && only
    ? conversationLabels.newOne(toEntryAuthor(only, conversationLabels.firm))
    : conversationLabels.newMany(items.length)
}

const nothing: Fresh = { announcement: '', sequence: 0, unseen: [] }

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
    const from = before + 1
    if (from === items.length) return
    const others = items.slice(from).filter((item) => isOthersMessage(item, viewerId))
    setFresh((last) => ({
      ...(others.length > 0
        ? { announcement: toAnnouncement(others), sequence: last.sequence + 1 }
        : { announcement: last.announcement, sequence: last.sequence }),
      unseen: toUnseen(last.unseen, items, from, viewerId),
    }))
  }, [items, viewerId, isOpened])

  const { unseen, ...announced } = fresh
  return {
    ...announced,
    firstId: unseen[0] ?? null,
    count: unseen.length,
    markSeen: () => setFresh((last) => ({ ...last, unseen: [] })),
  }
}

import { type DemandViewer, findFirstUnread, type ProcessItem } from '@tramite/core/demands'
import { useEffect, useEffectEvent, useRef } from 'react'
import { toEntryId } from './entry-id.ts'
import { holdPlace } from './hold-place.ts'

/** Id of the line above the first new entry. */
export const unreadLineId = 'mensagens-novas'

/** Where a conversation was opened. */
export interface Opening {
  /** The first entry that was new then; null when nothing was. */
  readonly firstUnreadId: string | null
}

/** What decides where a conversation opens. */
export interface OpeningOptions {
  /** When the reader was last here; null when that is not known, undefined until it is. */
  since: string | null | undefined
  /** The entries are those of now, and not what was kept of an earlier visit. */
  isCurrent: boolean
  /** Where the page stood when it was left, in CSS pixels, for who comes back to it. */
  keptTop?: number | undefined
  /** Set once it has been opened: it does not move again. */
  opening: Opening | null
  onOpened: (opening: Opening) => void
}

const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
/** Room above the line, CSS pixels: the header of the page, and the end of what was read. */
const roomAbove = 140

function openAtNewest(items: readonly ProcessItem[]) {
  const newest = document.getElementById(toEntryId(items.at(-1)?.id ?? ''))
  if (!newest) return
  const isTall = newest.offsetHeight > window.innerHeight / 2
  newest.scrollIntoView({ block: isTall ? 'start' : 'nearest', behavior: 'instant' })
  holdPlace(newest, newest.getBoundingClientRect().top)
}

/**
 * Opens the conversation where reading goes on: at the first new entry, otherwise at the newest; who
 * comes back finds the place that they left. Who has begun to read or to write is not moved.
 * @param items oldest first
 */
export function useOpeningPlace(
  items: readonly ProcessItem[],
  reader: Pick<DemandViewer, 'kind'> & { readonly id: string },
  { since, isCurrent, keptTop, opening, onOpened }: OpeningOptions,
): void {
  const hasBegun = useRef(false)
  const isReady = opening === null && isCurrent && since !== undefined

  useEffect(() => {
    const begin = () => {
      hasBegun.current = true
    }
    for (const gesture of gestures) window.addEventListener(gesture, begin, { passive: true })
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, begin)
    }
  }, [])

  const isMoving = useRef(false)
  const open = useEffectEvent(() => {
    isMoving.current = true
    onOpened({ firstUnreadId: findFirstUnread(items, since ?? null, reader)?.id ?? null })
  })
  useEffect(() => {
    if (isReady) open()
  }, [isReady])

  const move = useEffectEvent(() => {
    if (hasBegun.current) return
    const line = document.getElementById(unreadLineId)
    if (keptTop !== undefined) window.scrollTo({ top: keptTop, behavior: 'instant' })
    else if (line) holdPlace(line, roomAbove)
    else openAtNewest(items)
  })
  useEffect(() => {
    if (opening === null || !isMoving.current) return
    isMoving.current = false
    // Now the line stands; and by the next frame the router has put a new page to its top.
    requestAnimationFrame(() => move())
  }, [opening])
}

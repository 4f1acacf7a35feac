import { type DemandViewer, findFirstUnread, type ProcessItem } from '@tramite/core/demands'
import { useEffect, useEffectEvent, useRef } from 'react'
import { docked } from './ChatBox/ChatBox.css.ts'
import { toEntryId } from './entry-id.ts'
import { holdPlace } from './hold-place.ts'

/** Id of the line above the first new entry. */
export const unreadLineId = 'mensagens-novas'

/** The position at which a conversation was opened. */
export interface Opening {
  /** The first entry that was new then; null if none was. */
  readonly firstUnreadId: string | null
}

/** What decides where a conversation opens. */
export interface OpeningOptions {
  /** The reader's last visit; null if not known, undefined until it is. */
  since: string | null | undefined
  /** The entries are current, not cached from an earlier visit. */
  isCurrent: boolean
  /** Scroll position when the page was left, in CSS pixels, for a reader who comes back to it. */
  keptTop?: number | undefined
  /** The entry that the reader has asked for. */
  wantedId?: string | undefined
  /** The reader has asked for the request, which is above all entries: it is unfolded, and the page opens at its top. */
  isRequestWanted?: boolean
  /** Set once it has been opened: it does not move again. */
  opening: Opening | null
  onOpened: (opening: Opening) => void
  /** Present while the server has older entries. */
  onShowOlder?: (() => void) | undefined
}

/** How many pages are read back to the first new entry before the conversation opens without it. */
const maxPagesBack = 4
/** The same for an entry that was asked for. */
const maxPagesToWanted = 20

const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
/** Room above the line, CSS pixels: the page's header, and the end of what was read. */
const roomAbove = 140

function openAtNewest(items: readonly ProcessItem[]) {
  const newest = document.getElementById(toEntryId(items.at(-1)?.id ?? ''))
  if (!newest) return
  const isTall = newest.offsetHeight > window.innerHeight / 2
  newest.scrollIntoView({ block: isTall ? 'start' : 'nearest', behavior: 'instant' })
  holdPlace(newest, newest.getBoundingClientRect().top)
}

/**
 * Opens the conversation at the entry that was asked for, or where reading continues: at the first new entry,
 * for both of which older pages are read, otherwise at the newest, in a low window at the title; a reader who comes back
 * finds the position that they left. A reader who has started to read or write is not moved.
 * @param items oldest first
 */
export function useOpeningPlace(
  items: readonly ProcessItem[],
  reader: Pick<DemandViewer, 'kind'> & { readonly id: string },
  { since, isCurrent, keptTop, wantedId, opening, onOpened, onShowOlder }: OpeningOptions,
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
  const pagesBack = useRef(0)
  /** The oldest entry when a page was last asked for. */
  const askedBefore = useRef<string>(undefined)
  const open = useEffectEvent(() => {
    const oldest = items[0]
    const mayBeFurtherBack = wantedId
      ? !items.some(({ id }) => id === wantedId)
      : since && oldest && Date.parse(oldest.createdAt) > Date.parse(since)
    const max = wantedId ? maxPagesToWanted : maxPagesBack
    const isFree = keptTop === undefined && !hasBegun.current && pagesBack.current < max
    // A page that failed is not asked for again.
    const hasMoved = oldest?.id !== askedBefore.current
    if (oldest && mayBeFurtherBack && onShowOlder && isFree && hasMoved) {
      pagesBack.current += 1
      askedBefore.current = oldest.id
      onShowOlder()
      return
    }
    isMoving.current = true
    onOpened({ firstUnreadId: findFirstUnread(items, since ?? null, reader)?.id ?? null })
  })
  useEffect(() => {
    if (isReady) open()
  }, [isReady])

  const move = useEffectEvent(() => {
    if (hasBegun.current) return
    const line = document.getElementById(unreadLineId)
    const wanted = wantedId && document.getElementById(toEntryId(wantedId))
    if (keptTop !== undefined) window.scrollTo({ top: keptTop, behavior: 'instant' })
    else if (wanted) {
      holdPlace(wanted, roomAbove)
      wanted.focus({ preventScroll: true })
    } else if (line) holdPlace(line, roomAbove)
    // In a low window the title, which has the focus, would be far out of sight.
    else if (window.matchMedia(docked).matches) openAtNewest(items)
  })
  useEffect(() => {
    if (opening === null || !isMoving.current) return
    isMoving.current = false
    // The line is rendered by then, and the router has scrolled a new page to its top.
    requestAnimationFrame(() => move())
  }, [opening])
}

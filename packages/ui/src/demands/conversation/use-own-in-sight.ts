import type { OutgoingMessage, ProcessItem } from '@tramite/core/demands'
import { type RefObject, useEffect, useRef } from 'react'
import { toEntryId } from './entry-id.ts'
import { bringIntoSight } from './hold-place.ts'

const isInWindow = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/**
 * Scrolls a message into view when it is sent, wherever on the page the reader was, and keeps it there
 * when it fails, which makes it taller. A reader who has scrolled away from it is not moved. A failed
 * message that is there when the page opens does not scroll the page.
 */
export function useOutgoingInSight(
  element: RefObject<HTMLElement | null>,
  state: OutgoingMessage['state'],
): void {
  const last = useRef<OutgoingMessage['state']>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = state
    if (!element.current || before === state) return
    const isJustSent = before === undefined && state === 'sending'
    const hasChanged = before !== undefined && isInWindow(element.current)
    if (isJustSent || hasChanged) bringIntoSight(element.current)
  }, [element, state])
}

/**
 * Keeps the reader's own message in view when the server has confirmed it: it then moves to its day, with
 * its files, a little lower than while being sent.
 * @param items oldest first
 */
export function useOwnInSight(items: readonly ProcessItem[], viewerId: string): void {
  const newest = items.at(-1)
  const ownId = newest?.userId === viewerId ? newest.id : undefined
  const last = useRef<string | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = newest?.id ?? ''
    if (before === null || before === newest?.id || ownId === undefined) return
    const element = document.getElementById(toEntryId(ownId))
    if (element && isInWindow(element)) bringIntoSight(element)
  }, [newest?.id, ownId])
}

import type { ProcessItem } from '@tramite/core/demands'
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { conversationLabels } from '../../../labels/demand-detail.ts'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { notPrinted } from '../../../theme/print.css.ts'
import { toEntryId } from '../entry-id.ts'
import { useNewItems } from '../use-new-items.ts'
import * as css from './NewMessages.css.ts'

export interface NewMessagesProps {
  items: readonly ProcessItem[]
  viewerId: string
  /** The conversation has reached its opening position: whatever arrives from now on is new. */
  isOpened: boolean
}

/**
 * The end of the conversation. Announces new entries, and links to them if they are out of view; never
 * scrolls the page.
 */
export function NewMessages({ items, viewerId, isOpened }: NewMessagesProps) {
  const end = useRef<HTMLDivElement>(null)
  const fresh = useNewItems(items, viewerId, isOpened)
  const { announcement, sequence, firstId, count, markSeen } = fresh
  const latest = useRef(markSeen)
  useEffect(() => {
    latest.current = markSeen
  })
  useEffect(() => {
    const element = end.current
    if (!element || firstId === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) latest.current()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [firstId])

  const jump = () => {
    const entry = firstId === null ? null : document.getElementById(toEntryId(firstId))
    entry?.scrollIntoView({ block: 'center' })
    entry?.focus({ preventScroll: true })
    markSeen()
  }
  return (
    <>
      <div ref={end} className={css.end} />
      <div role="status">
        <VisuallyHidden key={sequence}>{announcement}</VisuallyHidden>
      </div>
      {firstId !== null && (
        <div className={`${css.jump} ${notPrinted}`}>
          <button type="button" className={css.jumpButton} onClick={jump}>
            <ArrowDown />
            {conversationLabels.newMany(count)}
          </button>
        </div>
      )}
    </>
  )
}

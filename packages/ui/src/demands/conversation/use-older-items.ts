import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { conversationLabels } from '../../labels/demand-detail.ts'
import { toEntryId } from './entry-id.ts'
import { holdPlace } from './hold-place.ts'

/**
 * Handles older entries being added above: the page stays where the reader is, a screen reader announces how
 * many arrived, and the focus is kept when the button that requested them disappears.
 * @param ids of the entries, oldest first; content above them keeps its height
 * @returns the announcement for screen readers
 */
export function useOlderItems(ids: readonly string[]): string {
  const [loaded, setLoaded] = useState<{ readonly count: number; readonly first: string }>()
  const before = useRef<{ firstId: string | undefined; offset: number }>(undefined)

  useLayoutEffect(() => {
    const last = before.current
    const count = last?.firstId === undefined ? 0 : ids.indexOf(last.firstId)
    const mark = document.getElementById(toEntryId(last?.firstId ?? ''))
    const [first] = ids
    if (!last || count <= 0 || !mark || first === undefined) return
    const grown = mark.offsetTop - last.offset
    holdPlace(mark, mark.getBoundingClientRect().top - grown)
    setLoaded({ count, first })
  }, [ids])

  useEffect(() => {
    // In the next frame, which computes the layout anyway: measuring earlier would do it twice.
    const frame = requestAnimationFrame(() => {
      const firstId = ids[0]
      const first = firstId === undefined ? null : document.getElementById(toEntryId(firstId))
      before.current = { firstId, offset: first?.offsetTop ?? 0 }
    })
    return () => cancelAnimationFrame(frame)
  }, [ids])

  useEffect(() => {
    if (!loaded || document.activeElement !== document.body) return
    document.getElementById(toEntryId(loaded.first))?.focus({ preventScroll: true })
  }, [loaded])

  return loaded ? conversationLabels.olderLoaded(loaded.count) : ''
}

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { conversationLabels } from '../../labels/demand-detail.ts'
import { toEntryId } from './entry-id.ts'
import { holdPlace } from './hold-place.ts'

/**
 * What happens when older entries come in above: the page stays where the reader is, a screen
 * reader is told how many came, and the focus survives the button that is no longer needed.
 * @param holder around the entries; what stands in it above them keeps its height
 * @param ids of the entries, oldest first
 * @returns what a screen reader is told
 */
export function useOlderItems(holder: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [loaded, setLoaded] = useState(0)
  const before = useRef<{ firstId: string | undefined; offset: number }>(undefined)

  useLayoutEffect(() => {
    const last = before.current
    const count = last?.firstId === undefined ? 0 : ids.indexOf(last.firstId)
    const mark = document.getElementById(toEntryId(last?.firstId ?? ''))
    if (!last || count <= 0 || !mark) return
    const grown = mark.offsetTop - last.offset
    holdPlace(mark, mark.getBoundingClientRect().top - grown)
    setLoaded(count)
  }, [ids])

  useEffect(() => {
    // With the frame, which lays the page out by itself: to measure before would do it twice.
    const frame = requestAnimationFrame(() => {
      const firstId = ids[0]
      const first = firstId === undefined ? null : document.getElementById(toEntryId(firstId))
      before.current = { firstId, offset: first?.offsetTop ?? 0 }
    })
    return () => cancelAnimationFrame(frame)
  }, [ids])

  useEffect(() => {
    if (loaded === 0 || document.activeElement !== document.body) return
    holder.current?.querySelector<HTMLElement>('li')?.focus({ preventScroll: true })
  }, [holder, loaded])

  return loaded === 0 ? '' : conversationLabels.olderLoaded(loaded)
}

import {
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** The row held by a touch, and the place where it would be dropped. */
export interface HeldRow {
  readonly id: string
  /** The row under the touch; undefined while that is the held one. */
  readonly target: string | undefined
  readonly position: 'before' | 'after'
}

/** Distance from the edge of the scroll container within which the list scrolls along, in pixels. */
const edge = 40
const scrollStep = 8
const scrollEvery = 16

function scrollerOf(element: Element | null): Element | null {
  for (let at = element; at; at = at.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowY)
    if (scrolls && at.scrollHeight > at.clientHeight) return at
  }
  return null
}

/** Where a row would be dropped at this height. */
function placeAt(list: Element, id: string, y: number): HeldRow {
  const rows = [...list.querySelectorAll<HTMLElement>('[role=row]')]
  const row = rows.find((one) => y <= one.getBoundingClientRect().bottom) ?? rows.at(-1)
  const { top = 0, height = 0 } = row?.getBoundingClientRect() ?? {}
  const key = row?.dataset.key
  return {
    id,
    target: key === id ? undefined : key,
    position: y < top + height / 2 ? 'before' : 'after',
  }
}

/**
 * Lets the user move a row by its grip with touch or pen. The library uses native dragging, which most
 * browsers support for a mouse only.
 * @param onPlace the row was dropped at another place
 * @returns the current state for the list, and the handlers for the element around the rows
 */
export function useTouchDrag(
  onPlace: (id: string, target: string, position: 'before' | 'after') => void,
): {
  readonly held: HeldRow | undefined
  readonly onPointerDownCapture: (event: ReactPointerEvent<HTMLElement>) => void
} {
  const [held, setHeld] = useState<HeldRow>()
  const newest = useRef(onPlace)
  useLayoutEffect(() => {
    newest.current = onPlace
  }, [onPlace])
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function onPointerDownCapture(event: ReactPointerEvent<HTMLElement>): void {
    const { pointerType, pointerId, target, currentTarget: list } = event
    const grip = target instanceof Element ? target.closest('[data-grip]') : null
    const id = grip?.closest<HTMLElement>('[role=row]')?.dataset.key
    if (pointerType === 'mouse' || stop.current || id === undefined) return
    const scroller = scrollerOf(list)
    let y = event.clientY
    const show = () => {
      const place = placeAt(list, id, y)
      setHeld((shown) =>
        shown?.target === place.target && shown?.position === place.position ? shown : place,
      )
      return place
    }
    const follow = () => {
      const { top = y, bottom = y } = scroller?.getBoundingClientRect() ?? {}
      const step = y > bottom - edge ? scrollStep : y < top + edge ? -scrollStep : 0
      if (!step || !scroller) return
      scroller.scrollTop += step
      show()
    }
    const timer = setInterval(follow, scrollEvery)
    const ends = new AbortController()
    stop.current = () => {
      clearInterval(timer)
      ends.abort()
      stop.current = undefined
      setHeld(undefined)
    }
    const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: () => void) =>
      document.addEventListener(
        type,
        (next) => {
          if (next.pointerId !== pointerId) return
          y = next.clientY
          act()
        },
        { signal: ends.signal },
      )
    on('pointermove', show)
    on('pointercancel', () => stop.current?.())
    on('pointerup', () => {
      const { target: at, position } = placeAt(list, id, y)
      stop.current?.()
      if (at !== undefined) newest.current(id, at, position)
    })
    show()
  }
  return { held, onPointerDownCapture }
}

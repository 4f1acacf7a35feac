import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLazyCode } from '../Overlay/lazy-code.ts'
import { overlayCode } from '../Overlay/overlay-code.ts'

/** Delay of the tooltip while hovering, in milliseconds. */
const delay = 400
/** Time to move the pointer from an element to its tooltip, in milliseconds. */
const grace = 300

const toExplained = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
const isWords = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="tooltip"]') !== null

/**
 * Shows the text of each `data-tooltip` next to its element: after a short hover, at once on keyboard focus,
 * never on touch. Esc, a press and leaving the element close it. It must never be the only place of an
 * information, because it is missing on touch and if its code fails to load. One instance for a whole page.
 */
export function TooltipHost() {
  const [explained, setExplained] = useState<HTMLElement | null>(null)
  const trigger = useMemo(() => ({ current: explained }), [explained])
  const close = () => setExplained(null)
  const panels = useLazyCode(overlayCode, explained !== null, close)
  const text = panels && explained?.isConnected ? explained.dataset.tooltip : undefined
  const isShown = useEffectEvent(() => Boolean(text))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = (wait: number, element: HTMLElement | null) => {
      clearTimeout(timer)
      timer = setTimeout(() => setExplained(element), wait)
    }
    const hide = () => {
      clearTimeout(timer)
      setExplained(null)
    }
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      if (isWords(event.target)) clearTimeout(timer)
      const element = toExplained(event.target)
      if (element && element !== toExplained(event.relatedTarget)) later(delay, element)
    }
    const leave = (event: PointerEvent) => {
      if (toExplained(event.target) !== toExplained(event.relatedTarget)) later(grace, null)
    }
    const focus = (event: FocusEvent) => {
      const element = toExplained(event.target)
      if (element?.matches(':focus-visible')) setExplained(element)
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Esc closes only the tooltip; what is below it closes by the next Esc.
      if (isShown()) event.stopPropagation()
      hide()
    }
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true }
    document.addEventListener('pointerover', point, options)
    document.addEventListener('pointerout', leave, options)
    document.addEventListener('pointerdown', hide, options)
    document.addEventListener('focusin', focus, options)
    document.addEventListener('focusout', hide, options)
    document.addEventListener('click', hide, options)
    document.addEventListener('keydown', press, options)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [])

  if (!panels || !text) return null
  return <panels.TooltipPanel text={text} trigger={trigger} isOpen onClose={close} />
}

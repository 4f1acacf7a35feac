import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLazyCode } from '../Overlay/lazy-code.ts'
import { overlayCode } from '../Overlay/overlay-code.ts'

/** Delay of the tooltip while hovering, in milliseconds. */
const delay = 400
/** Milliseconds to get from what is explained to its words. */
const grace = 300

const toExplained = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
const isWords = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="tooltip"]') !== null

/**
 * Shows the words of every `data-tooltip` of the page beside it: after a moment of pointing, at once on
 * focus by keyboard, never by touch. Esc, a press and leaving both take them away. Never the only place of
 * a fact: what does not come (its code, a finger) is missed by nobody. One for a whole page.
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
      // What the words stand above closes by the next one.
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

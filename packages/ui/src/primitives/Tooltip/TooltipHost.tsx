import { useEffect, useMemo, useState } from 'react'
import { useLazyCode } from '../Overlay/lazy-code.ts'
import { overlayCode } from '../Overlay/overlay-code.ts'

/** Milliseconds of pointing before the words come. */
const delay = 400

function toExplained(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
}

/**
 * Shows the words of every `data-tooltip` of the page beside it: after a moment of pointing, at once on
 * focus by keyboard, never by touch. Esc, a press and leaving take them away. Never the only place of
 * a fact: what does not come (its code, a finger) is missed by nobody. One for a whole page.
 */
export function TooltipHost() {
  const [explained, setExplained] = useState<HTMLElement | null>(null)
  const trigger = useMemo(() => ({ current: explained }), [explained])
  const close = () => setExplained(null)
  const panels = useLazyCode(overlayCode, explained !== null, close)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(timer)
      setExplained(null)
    }
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const element = toExplained(event.target)
      if (element === toExplained(event.relatedTarget)) return
      if (element) timer = setTimeout(() => setExplained(element), delay)
    }
    const leave = (event: PointerEvent) => {
      if (toExplained(event.target) !== toExplained(event.relatedTarget)) hide()
    }
    const focus = (event: FocusEvent) => {
      const element = toExplained(event.target)
      if (element?.matches(':focus-visible')) setExplained(element)
    }
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
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

  const text = explained?.isConnected ? explained.dataset.tooltip : undefined
  if (!panels || !text) return null
  return <panels.TooltipPanel text={text} trigger={trigger} isOpen onClose={close} />
}

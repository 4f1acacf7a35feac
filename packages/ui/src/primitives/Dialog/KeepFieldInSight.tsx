import { useEffect, useRef } from 'react'
import { overlay } from './Dialog.css.ts'

/**
 * Keeps the focused element of a dialog in view when there is less room, such as when the keyboard of a phone
 * appears.
 */
export function KeepFieldInSight() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const frame = mark.current?.closest(`.${overlay}`)
    if (!frame) return
    const observer = new ResizeObserver(() => {
      const focused = document.activeElement
      if (focused?.matches('input, textarea') && frame.contains(focused))
        focused.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  return <span ref={mark} hidden />
}

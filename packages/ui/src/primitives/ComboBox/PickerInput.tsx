import { type ComponentProps, useContext, useEffect, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { SEARCH_MAX } from '../search-limit.ts'

/** Scrolling by the user begins with one of these events. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

interface PickerInputProps extends ComponentProps<typeof Input> {
  /** Its text has just been replaced from outside: an open list no longer belongs to it. */
  isReplaced?: boolean
}

/**
 * The input of a picker. Its list opens on focus, and the library closes it when a container of the field
 * is scrolled. Scrolling not caused by the user is hidden from the library: focusing scrolls the field
 * into view, the list scrolls to its focused option, and content arriving above moves the page. A press
 * opens a list that was closed while the field kept the focus.
 */
export function PickerInput({ isReplaced = false, ...props }: PickerInputProps) {
  const list = useContext(ComboBoxStateContext)
  useEffect(() => {
    if (isReplaced) list?.close()
  }, [isReplaced, list])
  const hadFocus = useRef(false)
  const kept = useRef<AbortController>(null)
  const keepOpen = (field: Element) => {
    // The list moves the focus to its options and back.
    if (kept.current?.signal.aborted === false) return
    const over = new AbortController()
    kept.current = over
    const options = { capture: true, passive: true, signal: over.signal }
    const keep = (event: Event) => {
      const { target } = event
      if (target instanceof Node && target.contains(field)) event.stopImmediatePropagation()
    }
    // The list is not open yet, so this listener is called before the library's.
    window.addEventListener('scroll', keep, options)
    for (const gesture of gestures) window.addEventListener(gesture, () => over.abort(), options)
    const end = () => {
      if (document.activeElement !== field) over.abort()
    }
    window.addEventListener('blur', end, options)
  }
  return (
    <Input
      maxLength={SEARCH_MAX}
      {...props}
      onFocus={({ currentTarget: field }) => keepOpen(field)}
      onPointerDown={({ currentTarget: field }) => {
        hadFocus.current = document.activeElement === field
      }}
      onClick={({ currentTarget: field }) => {
        if (!hadFocus.current || list?.isOpen) return
        keepOpen(field)
        list?.open(null, 'manual')
      }}
    />
  )
}

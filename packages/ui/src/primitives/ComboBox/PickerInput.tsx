import { type ComponentProps, useContext, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { SEARCH_MAX } from '../search-limit.ts'

/** What somebody scrolls a page by begins with one of these. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Where one types in a picker. Its list opens with the focus, and the library closes it when what the field
 * stands in is scrolled. Scrolling that nobody has begun is kept from it: the focus scrolls the field into
 * sight, the list what it points at, and what arrives above moves the page. A press opens a list that was
 * closed while the field kept the focus.
 */
export function PickerInput(props: ComponentProps<typeof Input>) {
  const list = useContext(ComboBoxStateContext)
  const hadFocus = useRef(false)
  const kept = useRef<AbortController>(null)
  const keepOpen = (field: Element) => {
    // The list lends its focus to the options and takes it back.
    if (kept.current?.signal.aborted === false) return
    const over = new AbortController()
    kept.current = over
    const options = { capture: true, passive: true, signal: over.signal }
    const keep = (event: Event) => {
      const { target } = event
      if (target instanceof Node && target.contains(field)) event.stopImmediatePropagation()
    }
    // The list is not open yet: this listener is asked before the library's.
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

import type { ComponentProps, FocusEvent } from 'react'
import { Input } from 'react-aria-components/Input'

/**
 * Where one types in a picker. Its list opens with the focus, and the library closes it when what the field
 * stands in is scrolled: that the focus itself has scrolled the field into sight is kept from it.
 */
export function PickerInput(props: ComponentProps<typeof Input>) {
  const stayOpen = ({ currentTarget: field }: FocusEvent) => {
    const over = new AbortController()
    const keep = (event: Event) => {
      const { target } = event
      if (target instanceof Node && target.contains(field)) event.stopImmediatePropagation()
    }
    // The list is not open yet: this listener is asked before the library's.
    window.addEventListener('scroll', keep, { capture: true, signal: over.signal })
    // What the focus has scrolled is told before the next frame is drawn.
    requestAnimationFrame(() => over.abort())
  }
  return <Input {...props} onFocus={stayOpen} />
}

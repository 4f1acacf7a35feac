import { type ComponentProps, type FocusEvent, useContext, useEffect, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'

/**
 * Where one types in a picker. Its list opens with the focus, and closes when what the field stands in is
 * scrolled: where the focus itself has scrolled the field into sight, it stays open.
 */
export function PickerInput(props: ComponentProps<typeof Input>) {
  const list = useContext(ComboBoxStateContext)
  const newest = useRef(list)
  useEffect(() => {
    newest.current = list
  })
  const stayOpen = ({ currentTarget: field }: FocusEvent) => {
    const told = new AbortController()
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && target.contains(field))) return
      requestAnimationFrame(() => {
        if (document.activeElement === field) newest.current?.open(null, 'focus')
      })
    }
    window.addEventListener('scroll', onScroll, { capture: true, signal: told.signal })
    // What the focus has scrolled is told before the next frame is drawn.
    requestAnimationFrame(() => told.abort())
  }
  return <Input {...props} onFocus={stayOpen} />
}

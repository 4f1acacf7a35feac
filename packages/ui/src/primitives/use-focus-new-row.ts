import { type RefObject, useEffect, useRef } from 'react'

const rowsOf = (holder: Element | null) => [...(holder?.querySelectorAll('li') ?? [])]

export interface NewRowFocus<Holder extends HTMLElement> {
  /** Ref of the element that contains the rows, in one list or several. */
  readonly holderRef: RefObject<Holder | null>
  /** To be called when the button that requests more rows is pressed. */
  readonly focusNewRow: () => void
}

/**
 * Moves the focus to the first new row of a list when the button that requested it disappears, as it does with the last
 * rows: otherwise the focus would be lost with the button.
 */
export function useFocusNewRow<Holder extends HTMLElement>(): NewRowFocus<Holder> {
  const holderRef = useRef<Holder>(null)
  const before = useRef<ReadonlySet<Element>>(undefined)
  useEffect(() => {
    const known = before.current
    const row = known && rowsOf(holderRef.current).find((each) => !known.has(each))
    if (!row) return
    before.current = undefined
    if (document.activeElement !== document.body) return
    row.tabIndex = -1
    row.focus()
  })
  const focusNewRow = () => {
    before.current = new Set(rowsOf(holderRef.current))
  }
  return { holderRef, focusNewRow }
}

import { type RefObject, useEffect, useRef } from 'react'

const rowsOf = (holder: Element | null) => [...(holder?.querySelectorAll('li') ?? [])]

/** Shows the rest of a list, after the press of a button or after an answer. */
export interface ReadOn<Holder extends HTMLElement> {
  /** Ref of the element that contains the rows, in one list or several. */
  readonly holderRef: RefObject<Holder | null>
  /** To be called on the press of the button that requests the rest. */
  readonly readOn: () => void
}

/**
 * Keeps the focus where the user reads on: the button that shows the rest of a list disappears with the
 * last of it, and the focus with it. The first new row gets it.
 */
export function useReadOn<Holder extends HTMLElement>(): ReadOn<Holder> {
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
  const readOn = () => {
    before.current = new Set(rowsOf(holderRef.current))
  }
  return { holderRef, readOn }
}

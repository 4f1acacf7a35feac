import { type RefObject, useEffect, useRef, useState } from 'react'

/** The rest of a list whose first rows alone stood at first. */
export interface ReadOn {
  /** Of the list, whose items take the focus (`tabIndex={-1}`). */
  readonly listRef: RefObject<HTMLUListElement | null>
  /** With the rest that is about to stand: the first of it gets the focus. */
  readonly readOn: (shown: number) => void
}

/**
 * Keeps the focus where reading goes on: the button that shows the rest of a list goes away with the press,
 * and the focus with it.
 */
export function useReadOn(): ReadOn {
  const listRef = useRef<HTMLUListElement>(null)
  const [first, setFirst] = useState<number>()
  useEffect(() => {
    const row = first === undefined ? null : listRef.current?.children[first]
    if (row instanceof HTMLElement) row.focus()
  }, [first])
  return { listRef, readOn: setFirst }
}

const rowsOf = (holder: Element | null) => [...(holder?.querySelectorAll('li') ?? [])]

/** The rest of rows that comes with an answer. */
export interface ReadOnAfter<Holder extends HTMLElement> {
  /** Of what holds the rows, in one list or several. */
  readonly holderRef: RefObject<Holder | null>
  /** With the press of the button that asks for the rest. */
  readonly readOn: () => void
}

/** As `useReadOn` where the rest is read first: the button goes with the last of it, and its first row gets the focus. */
export function useReadOnAfter<Holder extends HTMLElement>(): ReadOnAfter<Holder> {
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

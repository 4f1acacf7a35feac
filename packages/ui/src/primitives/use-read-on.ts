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

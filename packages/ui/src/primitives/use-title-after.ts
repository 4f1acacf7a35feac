import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusPageTitle } from './focus-page-title.ts'

/**
 * Puts the focus on the page's title when it goes with a part of the page, as with the button that was pressed
 * there.
 * @returns what the part takes as its ref
 */
export function useTitleAfter<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const shown = part.current
    return () => {
      if (!shown?.contains(document.activeElement)) return
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusPageTitle()
      })
    }
  }, [])
  return part
}

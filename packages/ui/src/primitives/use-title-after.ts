import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusPageTitle } from './focus-page-title.ts'

/**
 * Moves the focus to the page's title when it disappears with a part of the page, such as with the button
 * that was pressed there.
 * @param place takes it in place of the title, if it is there by then, such as the button that began it all
 * @returns the ref for that part
 */
export function useTitleAfter<Part extends HTMLElement>(
  place?: RefObject<HTMLElement | null>,
): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const shown = part.current
    return () => {
      if (!shown?.contains(document.activeElement)) return
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        if (place?.current) place.current.focus()
        else focusPageTitle()
      })
    }
  }, [place])
  return part
}

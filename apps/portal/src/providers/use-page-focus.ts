import { useRouterState } from '@tanstack/react-router'
import { focusPageTitle } from '@tramite/ui/shell'
import { useEffect, useRef } from 'react'

/** Focuses the title of the page as soon as there is one, unless the user has gone on meanwhile. */
function focusTitleOnceThere(): () => void {
  if (focusPageTitle()) return () => {}
  const observer = new MutationObserver(() => {
    const isFocusFree = document.activeElement === document.body
    if (!isFocusFree || focusPageTitle()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * After a navigation the focus goes to the page's title; the first page keeps the browser's.
 * Only once the new page stands: the address changes while the old one still does.
 */
export function usePageFocus(): void {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const last = useRef(pathname)
  useEffect(() => {
    const previous = last.current
    last.current = pathname
    if (previous !== undefined && previous !== pathname) return focusTitleOnceThere()
  }, [pathname])
}

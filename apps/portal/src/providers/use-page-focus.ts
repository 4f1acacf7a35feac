import { focusPageTitle } from '@tramite/ui/shell'
import { useEffect, useRef } from 'react'

/** After a navigation the focus goes to the page's title; the first page keeps the browser's. */
export function usePageFocus(pathname: string): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    focusPageTitle()
  }, [pathname])
}

import { focusPageTitle } from '@tramite/ui/shell'
import { useEffect } from 'react'

/**
 * Puts the focus on the title when the element that had it is gone: after loading, and after a
 * dialog whose button the change took away.
 * @param isFree whether nothing else holds the focus by right
 * @param buttons a text that changes when the buttons of the page do
 * @param isBroughtIntoSight whether the page is scrolled to its title
 */
export function useTitleFocus(isFree: boolean, buttons: string, isBroughtIntoSight = false): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the buttons may take the focused one away
  useEffect(() => {
    if (!isFree) return
    // A closing dialog gives the focus back first, to its button if that is still there.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) focusPageTitle(isBroughtIntoSight)
    }, 300)
    return () => clearTimeout(timer)
  }, [isFree, buttons])
}

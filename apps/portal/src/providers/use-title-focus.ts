import { focusPageTitle } from '@tramite/ui/shell'
import { useEffect } from 'react'

/**
 * Focuses the title when the focused element has been removed: after loading, and after a dialog whose button
 * the change removed.
 * @param isFree whether nothing else rightfully has the focus
 * @param buttons a text that changes when the buttons of the page do
 * @param isBroughtIntoSight whether to scroll to the title
 */
export function useTitleFocus(isFree: boolean, buttons: string, isBroughtIntoSight = false): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the buttons may remove the focused one
  useEffect(() => {
    if (!isFree) return
    // A closing dialog returns the focus first, to its button if that is still there.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) focusPageTitle(isBroughtIntoSight)
    }, 300)
    return () => clearTimeout(timer)
  }, [isFree, buttons])
}

import { useEffect } from 'react'

/**
 * Gives the document a class while the caller is mounted, for rules that concern the whole document.
 * `html:has(part)` would be equivalent, but make the browser recalculate the styles of the whole document at
 * each change.
 * @param isShown false while the caller shows nothing
 */
export function useRootClass(name: string, isShown = true): void {
  useEffect(() => {
    if (!isShown) return
    const { classList } = document.documentElement
    classList.add(name)
    return () => classList.remove(name)
  }, [name, isShown])
}

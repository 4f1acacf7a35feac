import { useEffect } from 'react'

/**
 * Gives the document a class while the caller is shown, for rules that a part of the page has for all
 * of it. `html:has(part)` would say the same, yet make the browser look through the styles of the whole
 * document at each change of it.
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

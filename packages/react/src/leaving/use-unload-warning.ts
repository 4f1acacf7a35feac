import { useEffect } from 'react'

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault()

/** Makes the browser ask before the page is closed or reloaded, while something would be lost with it. */
export function useUnloadWarning(isUnfinished: boolean): void {
  useEffect(() => {
    if (!isUnfinished) return undefined
    window.addEventListener('beforeunload', askToStay)
    return () => window.removeEventListener('beforeunload', askToStay)
  }, [isUnfinished])
}

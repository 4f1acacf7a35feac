import { useCallback, useEffect, useState } from 'react'
import { reloadPage } from './reload-page.ts'

/**
 * Reloads the document on request, see `reloadPage`, unless the requesting view is no longer shown by then.
 * `hasReloaded` is true while the next document is loading, and if the user chose to stay.
 */
export function useReload(): { isReloading: boolean; hasReloaded: boolean; reload: () => void } {
  const [isReloading, setReloading] = useState(false)
  const [hasReloaded, setReloaded] = useState(false)
  useEffect(() => {
    if (!isReloading) return
    const left = new AbortController()
    reloadPage(left.signal).then((isDone) => {
      setReloading(false)
      setReloaded((before) => before || isDone)
    })
    return () => left.abort()
  }, [isReloading])
  return { isReloading, hasReloaded, reload: useCallback(() => setReloading(true), []) }
}

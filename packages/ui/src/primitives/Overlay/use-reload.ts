import { useCallback, useEffect, useState } from 'react'
import { reloadPage } from './reload-page.ts'

/**
 * Reloads the document when asked, see `reloadPage`, unless what asked is no longer shown by then. It has reloaded, and is
 * still there, while the next document is on its way, or where its user stayed.
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

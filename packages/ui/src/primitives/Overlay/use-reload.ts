import { useCallback, useEffect, useState } from 'react'
import { reloadPage } from './reload-page.ts'

/** Reloads the document when asked, see `reloadPage`, unless what asked is no longer shown by then. */
export function useReload(): { isReloading: boolean; reload: () => void } {
  const [isReloading, setReloading] = useState(false)
  useEffect(() => {
    if (!isReloading) return
    const left = new AbortController()
    reloadPage(left.signal).then(() => setReloading(false))
    return () => left.abort()
  }, [isReloading])
  return { isReloading, reload: useCallback(() => setReloading(true), []) }
}

import { useMatch } from '@tanstack/react-router'
import { shellMessages } from '@tramite/core/messages'
import { LoadFailed } from '@tramite/ui/shell'
import { useReload } from '@tramite/ui/useReload'
import { useEffect, useLayoutEffect, useState } from 'react'
import { lostCode } from './lost-code.ts'

/** The network may be there some time before the server is reached over it. */
const RETRY_MS = 3000

/**
 * What the router shows for a page that failed; the shell around it stays, if it has one. It is tried again as soon as the
 * network is back, and at once if its code is gone, which after an upgrade only a reload brings: the page before it was
 * left, and the browser asks about what is unfinished above it.
 * @param error what it failed with
 */
export function FailedPage({ error }: { error: unknown }) {
  const routeId: string | undefined = useMatch({ strict: false }).routeId
  const { isReloading, hasReloaded, reload } = useReload()
  // What a reload did not bring is not marked again.
  const [isBack, setBack] = useState(() => navigator.onLine && String(error).includes(lostCode))
  useLayoutEffect(() => {
    const follow = () => setBack(navigator.onLine)
    addEventListener('online', follow)
    addEventListener('offline', follow)
    return () => {
      removeEventListener('online', follow)
      removeEventListener('offline', follow)
    }
  }, [])
  useEffect(() => {
    if (!isBack || hasReloaded) return
    reload()
    const timer = setInterval(reload, RETRY_MS)
    return () => clearInterval(timer)
  }, [isBack, hasReloaded, reload])
  const failed = (
    <LoadFailed
      title={shellMessages['page.loadFailed']}
      isRetrying={isReloading}
      onRetry={reload}
    />
  )
  // Inside the portal's layout it is rendered in its main region.
  return routeId?.startsWith('/_app/') ? failed : <main>{failed}</main>
}

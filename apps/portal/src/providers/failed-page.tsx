import { useMatch } from '@tanstack/react-router'
import { shellMessages } from '@tramite/core/messages'
import { LoadFailed } from '@tramite/ui/shell'
import { useReload } from '@tramite/ui/useReload'
import { useEffect, useLayoutEffect, useState } from 'react'
import { isMissingCode } from '../page-behaviours/missing-code.ts'

/** The server may not be reachable yet when the browser reports a connection. */
const RETRY_MS = 3000

/**
 * Replaces a page that failed to load; the shell around it stays. The document is reloaded once the network is back, and
 * at once if the code is missing, as after an upgrade. Nothing is lost: the previous page was left already, and the
 * browser asks about unfinished input in an overlay.
 * @param error what the page failed with
 */
export function FailedPage({ error }: { error: unknown }) {
  const routeId: string | undefined = useMatch({ strict: false }).routeId
  const { isReloading, hasReloaded, reload } = useReload()
  const [isBack, setBack] = useState(() => navigator.onLine && isMissingCode(error))
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

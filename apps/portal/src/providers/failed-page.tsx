import { useMatch } from '@tanstack/react-router'
import { shellMessages } from '@tramite/core/messages'
import { LoadFailed } from '@tramite/ui/shell'
import { useReload } from '@tramite/ui/useReload'
import { useEffect } from 'react'

/**
 * What the router shows for a page that failed; the shell around it stays, if it has one. It is tried again as soon as the
 * network is back: the page before it was left, and the browser asks about what is unfinished above it.
 */
export function FailedPage() {
  const routeId: string | undefined = useMatch({ strict: false }).routeId
  const { isReloading, reload } = useReload()
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [reload])
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

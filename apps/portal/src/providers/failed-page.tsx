import { useMatch } from '@tanstack/react-router'
import { shellMessages } from '@tramite/core/messages'
import { LoadFailed } from '@tramite/ui/shell'
import { useState } from 'react'

/** A silent line gives no answer: after so many milliseconds another press may try again. */
const PATIENCE_MS = 10_000

/** What the router shows for a page that failed; the shell around it stays, where it has one. */
export function FailedPage() {
  const [isRetrying, setRetrying] = useState(false)
  const routeId: string | undefined = useMatch({ strict: false }).routeId
  const retry = async () => {
    setRetrying(true)
    // Code that has failed stays failed until the document is loaded again. Only once there is a
    // server: without one the browser would put its own page in place of the portal.
    const isReachable = await fetch('/', {
      headers: { accept: 'text/html' },
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(({ ok }) => ok)
      .catch(() => false)
    if (isReachable) window.location.reload()
    else setRetrying(false)
  }
  const failed = (
    <LoadFailed title={shellMessages['page.loadFailed']} isRetrying={isRetrying} onRetry={retry} />
  )
  // Below the portal's layout it stands in the main part of it.
  return routeId?.startsWith('/_app/') ? failed : <main>{failed}</main>
}

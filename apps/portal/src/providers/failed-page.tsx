import { useMatch } from '@tanstack/react-router'
import { shellMessages } from '@tramite/core/messages'
import { LoadFailed } from '@tramite/ui/shell'
import { useState } from 'react'

/** A hanging connection gives no answer: milliseconds after which another press may try again. */
const PATIENCE_MS = 10_000

/** What the router shows for a page that failed; the shell around it stays, if it has one. */
export function FailedPage() {
  const [isRetrying, setRetrying] = useState(false)
  const routeId: string | undefined = useMatch({ strict: false }).routeId
  const retry = async () => {
    setRetrying(true)
    // Code that has failed to load stays failed until the document is reloaded. Only if the server is
    // reachable: otherwise the browser would replace the portal with its own error page.
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
  // Inside the portal's layout it is rendered in its main region.
  return routeId?.startsWith('/_app/') ? failed : <main>{failed}</main>
}

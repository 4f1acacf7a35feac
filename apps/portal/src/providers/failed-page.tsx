import { useMatch } from '@tanstack/react-router'
import { shellMessages } from '@tramite/core/messages'
import { reloadPage } from '@tramite/ui/reloadPage'
import { LoadFailed } from '@tramite/ui/shell'
import { useEffect, useState } from 'react'

/** Shown in place of what failed: a page, or a part of one. */
export function FailedPart() {
  const [isRetrying, setRetrying] = useState(false)
  const routeId: string | undefined = useMatch({ strict: false }).routeId
  const retry = async () => {
    setRetrying(true)
    await reloadPage()
    setRetrying(false)
  }
  const failed = (
    <LoadFailed title={shellMessages['page.loadFailed']} isRetrying={isRetrying} onRetry={retry} />
  )
  // Inside the portal's layout it is rendered in its main region.
  return routeId?.startsWith('/_app/') ? failed : <main>{failed}</main>
}

/**
 * What the router shows for a page that failed; the shell around it stays, if it has one. It is tried again as soon as the
 * network is back: the page before it was left, and the browser asks about what is unfinished above it.
 */
export function FailedPage() {
  useEffect(() => {
    addEventListener('online', reloadPage)
    return () => removeEventListener('online', reloadPage)
  }, [])
  return <FailedPart />
}

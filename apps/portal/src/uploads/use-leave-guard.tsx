import { useBlocker } from '@tanstack/react-router'
import { LeaveUploadsDialog } from '@tramite/ui/demands/create'
import type { ReactNode } from 'react'

/**
 * Asks before the page is left while files are on their way: in the portal's words inside the
 * portal, in the browser's when the tab is closed or loaded again.
 * @returns the dialog, to be put on the page
 */
export function useLeaveGuard(isUnfinished: boolean): ReactNode {
  const blocker = useBlocker({
    // A change of tab or of a search parameter stays on the page.
    shouldBlockFn: ({ current, next }) => isUnfinished && current.pathname !== next.pathname,
    enableBeforeUnload: isUnfinished,
    withResolver: true,
  })
  return (
    <LeaveUploadsDialog
      isOpen={blocker.status === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}

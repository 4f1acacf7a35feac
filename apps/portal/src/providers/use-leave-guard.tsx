import { useBlocker } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'

const LeaveUploadsDialog = lazy(() =>
  import('@tramite/ui/demands/dialogs').then((module) => ({ default: module.LeaveUploadsDialog })),
)

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
  if (blocker.status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveUploadsDialog isOpen onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  )
}

import { useBlocker } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'

/** What would be lost with the page. */
type Unfinished = 'uploads' | 'input'

const dialogs = {
  uploads: lazy(() =>
    import('@tramite/ui/demands/dialogs').then((module) => ({
      default: module.LeaveUploadsDialog,
    })),
  ),
  input: lazy(() =>
    import('@tramite/ui/LeaveDialog').then((module) => ({ default: module.LeaveDialog })),
  ),
}

interface Place {
  readonly pathname: string
  readonly search: unknown
}

// Files go on across a change of tab or of a search parameter; a form may stand in the part that goes.
const isLeft: Readonly<Record<Unfinished, (current: Place, next: Place) => boolean>> = {
  uploads: (current, next) => current.pathname !== next.pathname,
  input: (current, next) =>
    current.pathname !== next.pathname ||
    JSON.stringify(current.search) !== JSON.stringify(next.search),
}

/**
 * Asks before the page is left while files are on their way or a form holds what is not saved: in the
 * portal's words inside the portal, in the browser's when the tab is closed or loaded again.
 * @returns the dialog, to be put on the page
 */
export function useLeaveGuard(isUnfinished: boolean, what: Unfinished = 'uploads'): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnfinished && isLeft[what](current, next),
    enableBeforeUnload: isUnfinished,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const LeaveDialog = dialogs[what]
  return (
    <Suspense>
      <LeaveDialog isOpen onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  )
}

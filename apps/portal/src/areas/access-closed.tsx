import { useRouterState } from '@tanstack/react-router'
import type { AccessNotice } from '@tramite/core/access'
import { useApp } from '@tramite/react'
import { LoadingScreen } from '@tramite/ui/shell'
import { lazy, Suspense, useState } from 'react'
import { readLeft } from './read-left.ts'

const ClosedPage = lazy(() => import('./closed-page.tsx'))

/**
 * Shown in place of a page that the contract closes; takes the focus if the page was open before, and says what has
 * become of its forms.
 */
export function AccessClosed({ notice }: { notice: AccessNotice }) {
  const app = useApp()
  // What stands open while the router is on its way is of the page that the user leaves.
  const isReplaced = useRouterState({ select: ({ status }) => status === 'idle' })
  // The first time it is rendered, the forms that it replaces are still there.
  const [left] = useState(() => (isReplaced ? readLeft(app) : null))
  return (
    <Suspense fallback={<LoadingScreen />}>
      <ClosedPage notice={notice} left={left} />
    </Suspense>
  )
}

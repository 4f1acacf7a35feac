import { useRouterState } from '@tanstack/react-router'
import type { AccessNotice } from '@tramite/core/access'
import { useApp } from '@tramite/react'
import { LoadingScreen } from '@tramite/ui/shell'
import { lazy, Suspense, useState } from 'react'
import { readLeft } from './read-left.ts'

const ClosedPage = lazy(() => import('./closed-page.tsx'))

/**
 * Shown in place of a page that the contract closes. If the page was open before, it takes the focus, and
 * explains what has happened to its forms.
 */
export function AccessClosed({ notice }: { notice: AccessNotice }) {
  const app = useApp()
  // While the router is navigating, open forms belong to the page that the user is leaving.
  const isReplaced = useRouterState({ select: ({ status }) => status === 'idle' })
  // During the first render, the forms that it replaces still exist.
  const [left] = useState(() => (isReplaced ? readLeft(app) : null))
  return (
    <Suspense fallback={<LoadingScreen />}>
      <ClosedPage notice={notice} left={left} />
    </Suspense>
  )
}

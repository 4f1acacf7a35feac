import type { AccessNotice } from '@tramite/core/access'
import { LoadingScreen } from '@tramite/ui/shell'
import { lazy, Suspense } from 'react'

const ClosedPage = lazy(() => import('./closed-page.tsx'))

/** Shown in place of a page that the contract closes; takes the focus if the page was open before. */
export function AccessClosed({ notice }: { notice: AccessNotice }) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <ClosedPage notice={notice} />
    </Suspense>
  )
}

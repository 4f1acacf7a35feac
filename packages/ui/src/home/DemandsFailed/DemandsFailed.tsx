import { homeLabels } from '../../labels/home.ts'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import type { HomeRead } from '../home-read.ts'

/** The demands of the home page could not be read. */
export function DemandsFailed({
  onRetry,
  isRetrying = false,
}: Pick<HomeRead, 'onRetry' | 'isRetrying'>) {
  return <ErrorState title={homeLabels.failed} onRetry={onRetry} isRetrying={isRetrying} />
}

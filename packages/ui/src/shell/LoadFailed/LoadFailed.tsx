import { TriangleAlert } from 'lucide-react'
import { primitiveLabels } from '../../labels/primitives.ts'
import { RetryButton } from '../../primitives/ErrorState/RetryButton.tsx'
import { NoticeScreen } from '../NoticeScreen/NoticeScreen.tsx'

export interface LoadFailedProps {
  /** What could not be read. */
  title: string
  onRetry: () => void
  isRetrying: boolean
}

/** What a page is about could not be read: stands in place of the page, and tries again. */
export function LoadFailed({ title, onRetry, isRetrying }: LoadFailedProps) {
  return (
    <NoticeScreen
      icon={<TriangleAlert />}
      title={title}
      text={primitiveLabels.checkConnection}
      actions={<RetryButton isRetrying={isRetrying} onRetry={onRetry} />}
    />
  )
}

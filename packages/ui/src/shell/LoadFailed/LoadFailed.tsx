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

/** Shown in place of a page whose main content could not be read, with a button to retry. */
export function LoadFailed({ title, onRetry, isRetrying }: LoadFailedProps) {
  return (
    <NoticeScreen
      icon={<TriangleAlert />}
      title={title}
      text={primitiveLabels.tryAgain()}
      actions={<RetryButton isRetrying={isRetrying} onRetry={onRetry} />}
    />
  )
}

import { conversationLabels } from '../../../labels/demand-detail.ts'
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx'

/** The conversation could not be read. */
export function ConversationFailed({
  onRetry,
  isRetrying,
}: {
  onRetry: () => void
  isRetrying: boolean
}) {
  return <ErrorState title={conversationLabels.failed} onRetry={onRetry} isRetrying={isRetrying} />
}

import { profileLabels as labels } from '../../labels/profile.ts'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { LoadingState } from '../../primitives/LoadingState/LoadingState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'

/** How the reading of a record stands that is not there. */
export interface RecordRead {
  hasFailed: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** In place of a record that is on its way, or did not come. */
export function RecordState({
  hasFailed,
  failedTitle,
  isRetrying,
  onRetry,
}: RecordRead & { failedTitle: string }) {
  if (hasFailed) {
    return (
      <ErrorState
        title={failedTitle}
        text={labels.failedText}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    )
  }
  return (
    <LoadingState>
      {['40%', '72%', '64%', '48%'].map((width) => (
        <Skeleton key={width} width={width} height="1.25rem" />
      ))}
    </LoadingState>
  )
}

import { markRegistrationLabels as labels } from '../../labels/mark-registration.ts'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { LoadingState } from '../../primitives/LoadingState/LoadingState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'

export interface RegisterMarkLoadingProps {
  hasFailed: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** Until the holder's data are there, or when they could not be read. */
export function RegisterMarkLoading({ hasFailed, isRetrying, onRetry }: RegisterMarkLoadingProps) {
  return (
    <PageFrame title={labels.title}>
      {hasFailed ? (
        <ErrorState
          title={labels.failed}
          text={labels.failedText}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      ) : (
        <LoadingState label={labels.loading}>
          <Skeleton height="2rem" width="50%" />
          <Skeleton height="10rem" />
        </LoadingState>
      )}
    </PageFrame>
  )
}

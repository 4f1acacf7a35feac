import { mappingLabels as labels } from '../labels/mapping.ts'
import { pagedListLabels } from '../labels/paged-list.ts'
import { ErrorState } from '../primitives/ErrorState/ErrorState.tsx'
import { LoadingState } from '../primitives/LoadingState/LoadingState.tsx'
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx'
import { PageFrame } from '../shell/PageFrame/PageFrame.tsx'

export interface ActivityLoadingProps {
  hasFailed: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** Until the answers of an activity are there, or when they could not be read. */
export function ActivityLoading({ hasFailed, isRetrying, onRetry }: ActivityLoadingProps) {
  return (
    <PageFrame title={labels.title} titleSize="detail">
      {hasFailed ? (
        <ErrorState
          title={labels.failed}
          text={pagedListLabels.failedText}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      ) : (
        <LoadingState label={labels.loading}>
          <Skeleton height="0.5rem" />
          <Skeleton height="2rem" width="50%" />
          <Skeleton height="10rem" />
        </LoadingState>
      )}
    </PageFrame>
  )
}

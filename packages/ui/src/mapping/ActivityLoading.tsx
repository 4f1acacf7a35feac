import { mappingLabels as labels } from '../labels/mapping.ts'
import { type LoadStatus, ReadState } from '../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx'
import { PageFrame } from '../shell/PageFrame/PageFrame.tsx'

/** Shown until the answers of an activity are loaded, or if that failed. */
export function ActivityLoading(status: LoadStatus) {
  return (
    <PageFrame title={labels.title} titleSize="detail">
      <ReadState {...status} failedTitle={labels.failed} label={labels.loading}>
        <Skeleton height="0.5rem" />
        <Skeleton height="2rem" width="50%" />
        <Skeleton height="10rem" />
      </ReadState>
    </PageFrame>
  )
}

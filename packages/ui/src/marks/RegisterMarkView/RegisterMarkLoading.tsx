import { markRegistrationLabels as labels } from '../../labels/mark-registration.ts'
import { type LoadStatus, ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'

/** Shown until the holder's data are loaded, or if that failed. */
export function RegisterMarkLoading(status: LoadStatus) {
  return (
    <PageFrame title={labels.title}>
      <ReadState {...status} failedTitle={labels.failed} label={labels.loading}>
        <Skeleton height="2rem" width="50%" />
        <Skeleton height="10rem" />
      </ReadState>
    </PageFrame>
  )
}

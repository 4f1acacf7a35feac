import { type LoadStatus, ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'

/** Shown in place of a record that is loading or has failed. */
export function RecordState(status: LoadStatus & { failedTitle: string }) {
  return (
    <ReadState {...status}>
      {['40%', '72%', '64%', '48%'].map((width) => (
        <Skeleton key={width} width={width} height="1.25rem" />
      ))}
    </ReadState>
  )
}

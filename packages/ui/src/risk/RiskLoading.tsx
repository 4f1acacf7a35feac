import { riskLabels as labels } from '../labels/risk.ts'
import { LoadingState } from '../primitives/LoadingState/LoadingState.tsx'
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx'

/** Shown while the analysis is loading. */
export function RiskLoading() {
  return (
    <LoadingState label={labels.loading}>
      <Skeleton height="2rem" width="60%" />
      <Skeleton height="16rem" />
    </LoadingState>
  )
}

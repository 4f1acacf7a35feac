import { riskLabels as labels } from '../labels/risk.ts'
import { Stack } from '../primitives/Layout/Layout.tsx'
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx'

/** In place of the analysis while it is read. */
export function RiskLoading() {
  return (
    <div role="status">
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      <Stack>
        <Skeleton height="2rem" width="60%" />
        <Skeleton height="16rem" />
      </Stack>
    </div>
  )
}

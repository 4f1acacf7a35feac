import type { DemandSummary } from '@tramite/core/demands'
import { DemandRow } from '../../demands/shared/DemandRow/DemandRow.tsx'
import type { DemandFrame } from '../../demands/shared/forecast.ts'
import { homeLabels } from '../../labels/home.ts'
import { VirtualPanel } from '../../primitives/VirtualList/VirtualList.tsx'

/** Estimated height of a row in CSS pixels, before it is measured. */
const rowHeight = 72

export interface DemandRowsProps {
  demands: readonly DemandSummary[]
  frame: DemandFrame
}

/** More rows than the page renders: only the visible ones are in the document. */
export function ManyDemands({ demands, frame }: DemandRowsProps) {
  return (
    <VirtualPanel
      label={homeLabels.panelTitle}
      items={demands}
      getKey={(demand) => demand.id}
      estimateSize={rowHeight}
      renderItem={(demand) => <DemandRow demand={demand} frame={frame} />}
    />
  )
}

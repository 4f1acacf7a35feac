import { lazy, Suspense } from 'react'
import { DemandRow } from '../../demands/shared/DemandRow/DemandRow.tsx'
import { homeLabels } from '../../labels/home.ts'
import { DrawnList } from '../../primitives/VirtualList/DrawnList.tsx'
import type { DemandRowsProps } from './ManyDemands.tsx'

const ManyDemands = lazy(() =>
  import('./ManyDemands.tsx').then((module) => ({ default: module.ManyDemands })),
)

/** Rows rendered without virtualisation. The virtual list is loaded only if there are more. */
const drawnAtOnce = 30

/** Rows in a scrollable panel. */
export function DemandRows({ demands, frame }: DemandRowsProps) {
  const first = (
    <DrawnList
      isPanel
      label={homeLabels.panelTitle}
      items={demands.slice(0, drawnAtOnce)}
      total={demands.length}
      getKey={(demand) => demand.id}
      renderItem={(demand) => <DemandRow demand={demand} frame={frame} />}
    />
  )
  if (demands.length <= drawnAtOnce) return first
  return (
    <Suspense fallback={first}>
      <ManyDemands demands={demands} frame={frame} />
    </Suspense>
  )
}

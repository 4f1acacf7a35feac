import type { DemandSummary } from '@tramite/core/demands'
import { lazy, Suspense } from 'react'
import { demandsListLabels } from '../../../labels/demands-list.ts'
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx'
import { DrawnList } from '../../../primitives/VirtualList/DrawnList.tsx'
import { DemandRow } from '../../shared/DemandRow/DemandRow.tsx'
import type { DayFrame } from '../../shared/forecast.ts'
import type { DemandColumnData } from '../demand-columns.ts'
import { toggleDemand } from '../demand-selection.ts'
import type { RowChoice } from '../row-choice.ts'

const ManyRows = lazy(() =>
  import('./ManyRows.tsx').then((module) => ({ default: module.ManyRows })),
)

/** Rows that are simply drawn: five columns stand side by side. What draws only those in sight comes later. */
const drawnAtOnce = 12

export interface ColumnRowsProps {
  label: string
  /** What stands around the rows already says their status. */
  isStatusHidden: boolean
  column: DemandColumnData
  frame: DayFrame
  /** One below the other on the page, foldable; otherwise side by side, each with its own scroll. */
  isStacked: boolean
  /** Which rows can be chosen, and are; absent where there is nothing to choose for. */
  choice?: RowChoice | undefined
}

/** The loaded rows of a column; of many, only those in sight are in the document. */
export function ColumnRows(props: ColumnRowsProps) {
  const { column } = props
  const rows = toRows(props)
  const first = (
    <DrawnList
      {...rows}
      items={column.demands.slice(0, drawnAtOnce)}
      total={column.total}
      isPanel={!props.isStacked}
    />
  )
  if (column.total <= drawnAtOnce && column.demands.length <= drawnAtOnce) return first
  return (
    <Suspense fallback={first}>
      <ManyRows {...rows} column={column} isStacked={props.isStacked} />
    </Suspense>
  )
}

const toKey = (demand: DemandSummary) => demand.id

const toRows = ({ label, isStatusHidden, frame, choice }: ColumnRowsProps) => ({
  label,
  // The same function at every render: another one makes every row be measured again.
  getKey: toKey,
  renderItem: (demand: DemandSummary) => (
    <DemandRow
      demand={demand}
      frame={frame}
      isStatusHidden={isStatusHidden}
      leading={choice && <RowCheckbox demand={demand} choice={choice} />}
    />
  ),
})

function RowCheckbox({
  demand,
  choice: { selection, onSelectionChange, canChoose },
}: {
  demand: DemandSummary
  choice: RowChoice
}) {
  if (!canChoose(demand)) return null
  return (
    <Checkbox
      isLabelHidden
      isSelected={selection.includes(demand.id)}
      onChange={(isSelected) => onSelectionChange(toggleDemand(selection, demand.id, isSelected))}
    >
      {demandsListLabels.select(demand.name)}
    </Checkbox>
  )
}

import type { DemandSummary } from '@tramite/core/demands'
import { lazy, Suspense } from 'react'
import { demandsListLabels } from '../../../labels/demands-list.ts'
import { printedPart } from '../../../labels/printed-part.ts'
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx'
import { DrawnList } from '../../../primitives/VirtualList/DrawnList.tsx'
import { onlyPrinted } from '../../../theme/print.css.ts'
import { DemandRow } from '../../shared/DemandRow/DemandRow.tsx'
import type { DemandFrame } from '../../shared/forecast.ts'
import type { DemandColumnData } from '../demand-columns.ts'
import { toggleDemand } from '../demand-selection.ts'
import type { RowChoice } from '../row-choice.ts'
import * as css from './DemandColumn.css.ts'

const ManyRows = lazy(() =>
  import('./ManyRows.tsx').then((module) => ({ default: module.ManyRows })),
)

/** Rows rendered without virtualisation: five columns are side by side. The virtual list loads later. */
const drawnAtOnce = 12

export interface ColumnRowsProps {
  label: string
  /** Whether the container of the rows already shows their status. */
  isStatusHidden: boolean
  column: DemandColumnData
  frame: DemandFrame
  /** One below the other on the page, collapsible; otherwise side by side, each with its own scrolling. */
  isStacked: boolean
  /** Which rows can be chosen, and which are; absent if no action needs a choice. */
  choice?: RowChoice | undefined
}

/** The loaded rows of a column; of many, only the visible ones are in the document. */
export function ColumnRows(props: ColumnRowsProps) {
  const { column } = props
  const rows = toRows(props)
  const drawn = column.demands.slice(0, drawnAtOnce)
  const first = (
    <>
      <DrawnList {...rows} items={drawn} total={column.total} isPanel={!props.isStacked} />
      <PrintedPart shown={drawn.length} total={column.total} />
    </>
  )
  if (column.total <= drawnAtOnce && column.demands.length <= drawnAtOnce) return first
  return (
    <Suspense fallback={first}>
      <ManyRows {...rows} column={column} isStacked={props.isStacked} />
      <PrintedPart shown={column.demands.length} total={column.total} />
    </Suspense>
  )
}

/** On paper nobody scrolls to the rows that were not loaded. */
function PrintedPart({ shown, total }: { shown: number; total: number }) {
  if (shown >= total) return null
  return <p className={`${onlyPrinted} ${css.none}`}>{printedPart(shown, total)}</p>
}

const toKey = (demand: DemandSummary) => demand.id

const toRows = ({ label, isStatusHidden, frame, choice }: ColumnRowsProps) => ({
  label,
  // A stable function: a new one would make every row be measured again.
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

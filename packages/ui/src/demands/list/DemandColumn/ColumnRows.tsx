import type { DemandStatus, DemandSummary } from '@tramite/core/demands'
import { demandsListLabels } from '../../../labels/demands-list.ts'
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx'
import { VirtualList, VirtualPanel } from '../../../primitives/VirtualList/VirtualList.tsx'
import { DemandRow } from '../../shared/DemandRow/DemandRow.tsx'
import type { DayFrame } from '../../shared/forecast.ts'
import type { DemandColumnData } from '../demand-columns.ts'
import { toggleDemand } from '../demand-selection.ts'
import type { RowChoice } from '../row-choice.ts'

/** Height of a row in CSS pixels, before it is measured. */
const rowHeight = { stacked: 96, column: 128 }

export interface ColumnRowsProps {
  statusKey: DemandStatus
  column: DemandColumnData
  frame: DayFrame
  /** One below the other on the page, foldable; otherwise side by side, each with its own scroll. */
  isStacked: boolean
  /** Which rows can be chosen, and are; absent where there is nothing to choose for. */
  choice?: RowChoice | undefined
}

/** The loaded rows of a column; only those in sight are in the document. */
export function ColumnRows({ statusKey, column, frame, isStacked, choice }: ColumnRowsProps) {
  const List = isStacked ? VirtualList : VirtualPanel
  return (
    <List
      label={demandsListLabels.listOf(demandsListLabels.status[statusKey])}
      items={column.demands}
      getKey={toKey}
      total={column.total}
      estimateSize={isStacked ? rowHeight.stacked : rowHeight.column}
      {...(column.onEndReached && { onEndReached: column.onEndReached })}
      overscan={isStacked ? 3 : 2}
      renderItem={(demand) => (
        <DemandRow
          demand={demand}
          frame={frame}
          isStatusHidden
          leading={choice && <RowCheckbox demand={demand} choice={choice} />}
        />
      )}
    />
  )
}

const toKey = (demand: DemandSummary) => demand.id

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

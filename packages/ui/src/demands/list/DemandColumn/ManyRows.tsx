import type { DemandSummary } from '@tramite/core/demands'
import {
  VirtualList,
  type VirtualListProps,
  VirtualPanel,
} from '../../../primitives/VirtualList/VirtualList.tsx'
import type { DemandColumnData } from '../demand-columns.ts'

/** Estimated height of a row in CSS pixels, before it is measured. */
const rowHeight = { stacked: 96, column: 128 }

export interface ManyRowsProps
  extends Pick<VirtualListProps<DemandSummary>, 'label' | 'getKey' | 'renderItem'> {
  column: DemandColumnData
  /** The column scrolls with the page instead of on its own. */
  isStacked: boolean
}

/** The rows of a long column: the visible ones, and the next page when the end comes near. */
export function ManyRows({ column, isStacked, ...rows }: ManyRowsProps) {
  const List = isStacked ? VirtualList : VirtualPanel
  return (
    <List
      {...rows}
      items={column.demands}
      total={column.total}
      estimateSize={isStacked ? rowHeight.stacked : rowHeight.column}
      {...(column.onEndReached && { onEndReached: column.onEndReached })}
      overscan={isStacked ? 3 : 2}
    />
  )
}

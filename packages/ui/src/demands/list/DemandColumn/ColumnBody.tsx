import { demandMessages } from '@tramite/core/messages'
import { demandsListLabels } from '../../../labels/demands-list.ts'
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx'
import { rows } from '../../shared/DemandRow/DemandRow.css.ts'
import { DemandRowSkeleton } from '../../shared/DemandRowSkeleton/DemandRowSkeleton.tsx'
import { ColumnRows, type ColumnRowsProps } from './ColumnRows.tsx'
import * as css from './DemandColumn.css.ts'
import { type RowMove, useRowDrag } from './use-row-drag.ts'

export interface ColumnBodyProps extends ColumnRowsProps {
  /** Called when a row was dropped beside another one; absent if the rows cannot be reordered. */
  onMove?: ((move: RowMove) => void) | undefined
}

/** A column's content below its head: its rows, or their replacement. */
export function ColumnBody({ onMove, ...props }: ColumnBodyProps) {
  const { column, isStacked } = props
  const { rowsProps, offset } = useRowDrag(onMove)
  const classNames = [css.body, rows]
  if (!isStacked) classNames.push(css.clipped)
  if (column.isRefreshing) classNames.push(css.refreshing)
  if (onMove) classNames.push(css.movable)
  return (
    <div className={classNames.join(' ')} {...rowsProps}>
      <ColumnContent {...props} />
      {offset !== undefined && <div className={css.dropLine} style={{ top: offset }} />}
      {column.isLoadingMore && (
        <p className={css.more}>
          <Spinner />
          {demandsListLabels.loadingMore}
        </p>
      )}
    </div>
  )
}

/** Enough to fill a screen: where columns are stacked, the next one is not seen jumping. */
const skeletonKeys = ['1', '2', '3', '4', '5', '6']

function ColumnContent(props: ColumnRowsProps) {
  const { column } = props
  if (column.state === 'loading') {
    return skeletonKeys.map((key) => <DemandRowSkeleton key={key} />)
  }
  if (column.state === 'failed') {
    const { onRetry, isRetrying } = column
    return <ErrorState title={demandsListLabels.failed} onRetry={onRetry} isRetrying={isRetrying} />
  }
  if (column.demands.length === 0) {
    return <p className={css.none}>{demandMessages['demands.empty']}</p>
  }
  return <ColumnRows {...props} />
}

import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import * as rowCss from '../DemandRow/DemandRow.css.ts'
import * as css from './DemandRowSkeleton.css.ts'

/** Holds the place of a {@link DemandRow}. */
export function DemandRowSkeleton({ isStatusHidden = false }: { isStatusHidden?: boolean }) {
  return (
    <div
      className={isStatusHidden ? `${rowCss.row} ${rowCss.withoutStatus}` : rowCss.row}
      aria-hidden="true"
    >
      <div className={rowCss.name}>
        <Skeleton width="80%" height="1.25rem" />
      </div>
      <div className={`${rowCss.meta} ${css.line}`}>
        <Skeleton width="45%" height="0.875rem" />
      </div>
      {!isStatusHidden && (
        <div className={rowCss.status}>
          <Skeleton width="6.5rem" height="1.625rem" />
        </div>
      )}
      <div className={`${rowCss.turn} ${css.line}`}>
        <Skeleton width="6rem" height="0.875rem" />
      </div>
      <div className={`${rowCss.date} ${css.line}`}>
        <Skeleton width="6rem" height="0.875rem" />
      </div>
    </div>
  )
}

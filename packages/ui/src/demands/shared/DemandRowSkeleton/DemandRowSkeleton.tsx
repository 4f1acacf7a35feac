import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import * as rowCss from '../DemandRow/DemandRow.css.ts'

/** Holds the place of a {@link DemandRow}. */
export function DemandRowSkeleton({ isStatusHidden = false }: { isStatusHidden?: boolean }) {
  return (
    <div
      className={isStatusHidden ? `${rowCss.row} ${rowCss.withoutStatus}` : rowCss.row}
      aria-hidden="true"
    >
      <div className={rowCss.main}>
        <Skeleton width="80%" height="1.125rem" />
        <Skeleton width="45%" height="0.875rem" />
      </div>
      {!isStatusHidden && <Skeleton width="6.5rem" height="1.625rem" />}
      <Skeleton width="6rem" height="0.875rem" />
      <Skeleton width="6rem" height="0.875rem" />
    </div>
  )
}

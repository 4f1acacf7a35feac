import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import * as rowCss from '../DemandRow/DemandRow.css.ts'
import * as css from './DemandRowSkeleton.css.ts'

/** Placeholder of a {@link DemandRow} in a list that shows the status itself. */
export function DemandRowSkeleton() {
  return (
    <div className={`${rowCss.row} ${rowCss.withoutStatus}`} aria-hidden="true">
      <div className={rowCss.name}>
        <Skeleton width="80%" height="1.25rem" />
      </div>
      <div className={`${rowCss.meta} ${css.line}`}>
        <Skeleton width="45%" height="0.875rem" />
      </div>
      <div className={`${rowCss.turn} ${css.line}`}>
        <Skeleton width="6rem" height="0.875rem" />
      </div>
      <div className={`${rowCss.date} ${css.line}`}>
        <Skeleton width="6rem" height="0.875rem" />
      </div>
    </div>
  )
}

import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import { Card } from '../../../primitives/Card/Card.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as frameCss from '../../../shell/PageFrame/PageFrame.css.ts'
import { ConversationSkeleton } from '../../conversation/ConversationSkeleton/ConversationSkeleton.tsx'
import * as viewCss from '../DemandDetailView/DemandDetailView.css.ts'
import * as css from './DemandDetailSkeleton.css.ts'

/** Placeholder of the demand page. */
export function DemandDetailSkeleton() {
  return (
    <div className={frameCss.frame} aria-busy="true">
      <h1 tabIndex={-1}>
        <VisuallyHidden>{labels.loading}</VisuallyHidden>
      </h1>
      <div className={frameCss.head}>
        <div className={`${frameCss.words} ${css.words}`}>
          <Skeleton width="9rem" height="1.125rem" />
          <Skeleton width="70%" height="2rem" />
          <div className={css.meta}>
            <Skeleton width="7rem" height="1.625rem" />
            <Skeleton width="14rem" height="1.125rem" />
          </div>
        </div>
        <Skeleton width="12rem" height="2.5rem" />
      </div>
      <div className={viewCss.grid}>
        <div className={viewCss.date}>
          <Card>
            <div className={css.card}>
              <Skeleton width="8rem" height="0.875rem" />
              <Skeleton width="14rem" height="1.75rem" />
              <Skeleton height="2.75rem" />
              <Skeleton width="80%" height="0.875rem" />
            </div>
          </Card>
        </div>
        <div className={viewCss.timeline}>
          <Card>
            <div className={css.card}>
              <Skeleton width="8rem" height="0.875rem" />
              <Skeleton height="3.75rem" />
            </div>
          </Card>
        </div>
        <div className={viewCss.main}>
          <div className={css.tabs}>
            <Skeleton width="5rem" height="1rem" />
            <Skeleton width="6rem" height="1rem" />
          </div>
          <ConversationSkeleton />
        </div>
      </div>
    </div>
  )
}

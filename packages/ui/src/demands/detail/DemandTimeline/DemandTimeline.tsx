import type { DemandTimeline as Timeline } from '@tramite/core/demands'
import { useState } from 'react'
import { timelineLabels as labels } from '../../../labels/demand-timeline.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Card } from '../../../primitives/Card/Card.tsx'
import { ReadState } from '../../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { notPrinted } from '../../../theme/print.css.ts'
import {
  foldPoints,
  type TimelineFrame,
  type TimelinePoint,
  toTimelinePoints,
} from '../timeline-view.ts'
import * as css from './DemandTimeline.css.ts'

export interface DemandTimelineProps {
  /** Absent while loading, or if it could not be read. */
  timeline: Timeline | undefined
  /** Absent if it was read or is still loading. */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
}

export interface DemandTimelineCardProps extends DemandTimelineProps, Required<TimelineFrame> {}

/** The history of the demand, whose time each stage took, and what comes next. */
export function DemandTimeline({
  timeline,
  onRetry,
  isRetrying = false,
  ...frame
}: DemandTimelineCardProps) {
  return (
    <Card heading={labels.heading}>
      {timeline && <Used {...timeline.days} />}
      {timeline ? (
        <Points points={toTimelinePoints(timeline, frame)} />
      ) : (
        <ReadState
          hasFailed={onRetry !== undefined}
          failedTitle={labels.failed}
          onRetry={onRetry}
          isRetrying={isRetrying}
          label={labels.loading}
        >
          <Skeleton width="100%" height="3.75rem" />
        </ReadState>
      )}
    </Card>
  )
}

/** Whose the days were; nothing before the first has passed. */
function Used({ firm, customer, blocked, suspended, ended }: Timeline['days']) {
  if (firm + customer + blocked + suspended + ended === 0) return null
  return (
    <p className={css.legend}>
      <span className={css.used}>
        <span className={css.swatch.firm} aria-hidden="true" />
        {labels.firmUsed(labels.days(firm))}
      </span>
      <span className={css.used}>
        <span className={css.swatch.customer} aria-hidden="true" />
        {labels.customerUsed(labels.days(customer))}
      </span>
      {blocked > 0 && <Idle text={labels.blockUsed(labels.days(blocked))} />}
      {suspended > 0 && <Idle text={labels.suspensionUsed(labels.days(suspended))} />}
      {ended > 0 && <Idle text={labels.endUsed(labels.days(ended))} />}
      <span>{labels.calendarDays}</span>
    </p>
  )
}

/** Days that were nobody's. */
function Idle({ text }: { text: string }) {
  return (
    <span className={css.used}>
      <span className={css.swatch.none} aria-hidden="true" />
      {text}
    </span>
  )
}

function Points({ points }: { points: readonly TimelinePoint[] }) {
  const [isExpanded, setExpanded] = useState(false)
  const { first, last, hidden } = foldPoints(points)
  const shown = isExpanded ? points : [...first, ...last]
  return (
    <div className={css.stack}>
      <ol className={css.list}>
        {shown.map(({ id, title, text, side, isTurn, isEnd }) => (
          <li
            key={id}
            className={[side === 'ahead' ? css.ahead : css.step[side], isEnd ? css.end : '']
              .join(' ')
              .trim()}
          >
            <p className={isTurn ? `${css.title} ${css.titleTurn}` : css.title}>{title}</p>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <div className={notPrinted}>
          <Button variant="ghost" size="small" onPress={() => setExpanded(!isExpanded)}>
            {isExpanded ? labels.showFewer : labels.showAll(hidden)}
          </Button>
        </div>
      )}
    </div>
  )
}

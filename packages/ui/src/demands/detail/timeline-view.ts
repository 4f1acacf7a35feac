import { formatDate } from '@tramite/core/calendar'
import type { DemandTimeline, DemandTimelineStep } from '@tramite/core/demands'
import { timelineLabels as labels } from '../../labels/demand-timeline.ts'
import type { ForecastView } from './forecast-view.ts'

/** A point of the timeline, as shown. */
export interface TimelinePoint {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Whose time follows it; `ahead` for what is still to come. */
  readonly side: 'firm' | 'customer' | 'none' | 'ahead'
  /** It is the customer's turn now. */
  readonly isTurn: boolean
  /** Nothing follows it. */
  readonly isEnd: boolean
}

/** Maximum number of points shown at once; of more, those in the middle are collapsed. */
export const TIMELINE_POINTS_SHOWN = 7

const isWaiting = ({ stage, to }: DemandTimelineStep) => stage === 'waiting' && to === null
const isOver = ({ stage }: DemandTimelineStep) => stage === 'delivered' || stage === 'validated'

function toTitle(step: DemandTimelineStep, isDated: boolean, isHeld: boolean): string {
  const { stage, days } = step
  if (!isWaiting(step)) return labels.stages[stage]
  if (isHeld) return labels.unanswered
  if (days > 0) return labels.waits(labels.days(days))
  return isDated ? labels.waitsNow : labels.waitsToday
}

/** Day and month; the year only if it differs, or no current year is given. */
function toShortDate(instant: string, timeZone: string, year: string | undefined): string {
  const date = formatDate(instant, timeZone)
  return year !== undefined && date.endsWith(year) ? date.slice(0, 5) : date
}

function toText(
  step: DemandTimelineStep,
  shorten: (instant: string) => string,
  isDated: boolean,
): string {
  const from = shorten(step.from)
  if (isOver(step)) return from
  // If it waits for somebody, its name already contains how long.
  if (isWaiting(step)) return labels.from(from)
  if (step.to === null && step.days === 0) return isDated ? labels.from(from) : labels.sinceToday
  if (step.to === null) return labels.since(from, labels.days(step.days))
  const to = shorten(step.to)
  return from === to ? labels.sameDay(from) : labels.between(from, to, labels.days(step.days))
}

/** When it will be delivered. Why there is no date is shown next to the date. */
function toOutlook({ date, isOverdue }: ForecastView, isAwaited: boolean): string {
  if (date === null) return isAwaited ? labels.afterAnswer : labels.noDate
  return isOverdue ? labels.wasExpected(formatDate(date)) : labels.expected(formatDate(date))
}

/** What the timeline shows beside its steps. */
export interface TimelineFrame {
  readonly createdAt: string
  readonly forecast: ForecastView
  readonly timeZone: string
  /** In that time zone: its year is left out; in print, without it, every stage has its date. */
  readonly today?: string
  /** Whether the contract suspends the deadlines: no answer is taken, and none would make them run. */
  readonly areDeadlinesSuspended: boolean
}

/** The timeline as points: the creation, each stage, and the delivery to come. */
export function toTimelinePoints(
  { steps }: DemandTimeline,
  { createdAt, forecast, timeZone, today, areDeadlinesSuspended }: TimelineFrame,
): TimelinePoint[] {
  const isDated = today === undefined
  const shorten = (instant: string) => toShortDate(instant, timeZone, today?.slice(0, 4))
  const last = steps.at(-1)
  const isDelivered = last !== undefined && isOver(last)
  const points: TimelinePoint[] = steps.map((step, index) => {
    const isEnd = isDelivered && step === last
    return {
      id: `${index} ${step.stage}`,
      title: toTitle(step, isDated, areDeadlinesSuspended),
      text: toText(step, shorten, isDated),
      // What the firm has done; no time follows it.
      side: isEnd ? 'firm' : (step.side ?? 'none'),
      isTurn: isWaiting(step) && !areDeadlinesSuspended,
      isEnd,
    }
  })
  const raised = { id: 'raised', title: labels.raised, text: shorten(createdAt) }
  const isAwaited = points.some(({ isTurn }) => isTurn)
  const outlook = { id: 'ahead', title: labels.delivery, text: toOutlook(forecast, isAwaited) }
  return [
    { ...raised, side: 'firm', isTurn: false, isEnd: false },
    ...points,
    ...(isDelivered ? [] : [{ ...outlook, side: 'ahead' as const, isTurn: false, isEnd: true }]),
  ]
}

/** The points shown while the others are collapsed: how it began, and how it continues. */
export function foldPoints(points: readonly TimelinePoint[]): {
  readonly first: readonly TimelinePoint[]
  readonly last: readonly TimelinePoint[]
  readonly hidden: number
} {
  if (points.length <= TIMELINE_POINTS_SHOWN) return { first: points, last: [], hidden: 0 }
  const last = points.slice(1 - TIMELINE_POINTS_SHOWN)
  return { first: points.slice(0, 1), last, hidden: points.length - 1 - last.length }
}

import { formatDate } from '@tramite/core/calendar'
import type { DemandTimeline, DemandTimelineStep } from '@tramite/core/demands'
import { timelineLabels as labels } from '../../labels/demand-timeline.ts'
import type { ForecastView } from './forecast-view.ts'

/** A point of the timeline, as it shows. */
export interface TimelinePoint {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Whose time leads on from it; `ahead` for what has not come yet. */
  readonly side: 'firm' | 'customer' | 'none' | 'ahead'
  /** It is the customer's turn now. */
  readonly isTurn: boolean
  /** Nothing leads on from it. */
  readonly isEnd: boolean
}

/** Points that are shown at once; of more the ones in the middle are folded away. */
export const TIMELINE_POINTS_SHOWN = 7

const isOver = ({ stage }: DemandTimelineStep) => stage === 'delivered' || stage === 'validated'

function toTitle({ stage, to, days }: DemandTimelineStep): string {
  if (stage === 'waiting' && to === null) {
    return days === 0 ? labels.waitsToday : labels.waits(labels.days(days))
  }
  return labels.stages[stage]
}

/** Day and month; the year only where it is another, or none is given. */
function toShortDate(instant: string, timeZone: string, year: string | undefined): string {
  const date = formatDate(instant, timeZone)
  return year !== undefined && date.endsWith(year) ? date.slice(0, 5) : date
}

function toText(step: DemandTimelineStep, shorten: (instant: string) => string): string {
  const from = shorten(step.from)
  if (isOver(step)) return from
  // How long it waits is its name already.
  if (step.to === null && step.stage === 'waiting') return labels.from(from)
  if (step.to === null) return labels.since(from, labels.days(step.days))
  const to = shorten(step.to)
  return from === to ? labels.sameDay(from) : labels.between(from, to, labels.days(step.days))
}

/** When it will be delivered; why there is no date is said where the date stands. */
function toOutlook({ date, isOverdue }: ForecastView): string {
  if (date === null) return labels.noDate
  return isOverdue ? labels.wasExpected(formatDate(date)) : labels.expected(formatDate(date))
}

/**
 * The timeline as points: that the demand was raised, each stretch, and the delivery that is to come.
 * @param today in the firm's time zone: its year is left out; on paper every date has one
 */
export function toTimelinePoints(
  { steps }: DemandTimeline,
  {
    createdAt,
    forecast,
    timeZone,
    today,
  }: { createdAt: string; forecast: ForecastView; timeZone: string; today?: string },
): TimelinePoint[] {
  const shorten = (instant: string) => toShortDate(instant, timeZone, today?.slice(0, 4))
  const last = steps.at(-1)
  const isDelivered = last !== undefined && isOver(last)
  const points: TimelinePoint[] = steps.map((step, index) => ({
    id: `${index} ${step.stage}`,
    title: toTitle(step),
    text: toText(step, shorten),
    side: step.side ?? 'none',
    isTurn: step.stage === 'waiting' && step.to === null,
    isEnd: isDelivered && step === last,
  }))
  const raised = { id: 'raised', title: labels.raised, text: shorten(createdAt) }
  const outlook = { id: 'ahead', title: labels.delivery, text: toOutlook(forecast) }
  return [
    { ...raised, side: 'firm', isTurn: false, isEnd: false },
    ...points,
    ...(isDelivered ? [] : [{ ...outlook, side: 'ahead' as const, isTurn: false, isEnd: true }]),
  ]
}

/** The points that stand while the others are folded away: how it began, and how it goes on. */
export function foldPoints(points: readonly TimelinePoint[]): {
  readonly first: readonly TimelinePoint[]
  readonly last: readonly TimelinePoint[]
  readonly hidden: number
} {
  if (points.length <= TIMELINE_POINTS_SHOWN) return { first: points, last: [], hidden: 0 }
  const last = points.slice(1 - TIMELINE_POINTS_SHOWN)
  return { first: points.slice(0, 1), last, hidden: points.length - 1 - last.length }
}

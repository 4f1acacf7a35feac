import { addBusinessDays, type CalendarConventions, type CivilDate } from '../calendar/index.ts'
import type { DemandSummary } from './demands.types.ts'

/**
 * What gave a demand its date: it took its place in the queue; it was prioritised; another one was
 * prioritised or moved ahead of it; it was moved itself; the customer answered, or asked for more after the
 * delivery; the contract no longer stops the deadlines; the firm's staff set the date; or the date is older
 * than the record of causes.
 */
export type ForecastCauseKind =
  | 'queue'
  | 'priority'
  | 'overtaken'
  | 'reordered'
  | 'answered'
  | 'reopened'
  | 'resumed'
  | 'staff'
  | 'unrecorded'

/**
 * Why a date is what it is, complete enough to compute it again: a number of business days after a day,
 * with a lower and an upper bound.
 */
export interface ForecastCause {
  readonly kind: ForecastCauseKind
  readonly from: CivilDate | null
  /** Null when the date was withdrawn. */
  readonly to: CivilDate | null
  /** In the whole queue, from 1. */
  readonly place: number | null
  /** Number of business days counted: of the place, or of the pause. */
  readonly offset: number
  /** The day that they are counted from; null when the date was withdrawn. */
  readonly countedFrom: CivilDate | null
  /** The lower bound, if it applied: the date of those ahead, or the demand's own earlier one. */
  readonly notBefore: CivilDate | null
  /** The upper bound, if it applied: the date of those behind, or the demand's own earlier one. */
  readonly notAfter: CivilDate | null
}

/** The count of a cause, before its bounds apply. */
export type ForecastCount = Pick<ForecastCause, 'kind' | 'from' | 'place' | 'offset'> & {
  readonly countedFrom: CivilDate
  readonly notBefore?: CivilDate | null
  readonly notAfter?: CivilDate | null
}

/** A counted day within the bounds of a cause. */
function boundDay(
  counted: CivilDate,
  { notBefore, notAfter }: Pick<ForecastCause, 'notBefore' | 'notAfter'>,
): CivilDate {
  const late = notBefore !== null && counted < notBefore ? notBefore : counted
  return notAfter !== null && late > notAfter ? notAfter : late
}

/** The date that a cause leads to; null when it withdrew the date. */
export function replayCause(
  cause: Omit<ForecastCause, 'to'>,
  conventions: CalendarConventions,
): CivilDate | null {
  const { countedFrom, offset } = cause
  if (countedFrom === null) return null
  return boundDay(addBusinessDays(countedFrom, offset, conventions), cause)
}

/**
 * The cause of a count with the date that it leads to. Bounds that change nothing are left out.
 * @param counted the day `offset` business days after `countedFrom`
 */
export function toCause(
  { notBefore = null, notAfter = null, ...count }: ForecastCount,
  counted: CivilDate,
): ForecastCause {
  const early = { notBefore: notBefore !== null && counted < notBefore ? notBefore : null }
  const late = boundDay(counted, { ...early, notAfter: null })
  const bounds = { ...early, notAfter: notAfter !== null && late > notAfter ? notAfter : null }
  return { ...count, ...bounds, to: boundDay(counted, bounds) }
}

/** The cause of a date that the firm's staff set, or withdraw with null. */
export function toStaffCause(
  from: CivilDate | null,
  to: CivilDate | null,
  place: number | null,
): ForecastCause {
  const bounds = { notBefore: null, notAfter: null }
  return { kind: 'staff', from, to, place, offset: 0, countedFrom: to, ...bounds }
}

/**
 * The date of a demand derived from its causes alone, oldest first.
 * @throws {Error} when a cause does not begin with the date that the one before it led to
 */
export function replayForecast(
  causes: readonly ForecastCause[],
  conventions: CalendarConventions,
): CivilDate | null {
  let date: CivilDate | null = null
  for (const cause of causes) {
    if (cause.kind !== 'unrecorded' && cause.from !== date) {
      throw new Error(`A cause begins with ${cause.from}, but the date was ${date}`)
    }
    date = replayCause(cause, conventions)
  }
  return date
}

/**
 * Whether the causes of a demand's forecast are shown: not after the delivery, which has a date of its own.
 */
export function explainsForecast({
  statusKey,
  deleveryForecast,
}: Pick<DemandSummary, 'statusKey' | 'deleveryForecast'>): boolean {
  return deleveryForecast !== null && statusKey !== 'FINISHED'
}

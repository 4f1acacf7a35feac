import { addBusinessDays, type CalendarConventions, type CivilDate } from '../calendar/index.ts'

/**
 * What gave a demand its date: it took its place in the queue; it was prioritised; another one was,
 * or was moved, ahead of it; it was moved; the customer answered, or asked for more after the
 * delivery; the contract lets deadlines run again; somebody of the firm gave the date; or it was
 * given before causes were kept.
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
 * Why a date is what it is, complete enough to compute it again: so many business days after a day,
 * not before one and not after another.
 */
export interface ForecastCause {
  readonly kind: ForecastCauseKind
  readonly from: CivilDate | null
  /** Null when the date was taken back. */
  readonly to: CivilDate | null
  /** In the whole queue, from 1. */
  readonly place: number | null
  /** Business days counted: of the place, or of the time that was waited. */
  readonly offset: number
  /** The day that they are counted from; null when the date was taken back. */
  readonly countedFrom: CivilDate | null
  /** The date of those ahead, or its own before, when the count would end earlier. */
  readonly notBefore: CivilDate | null
  /** The date of those behind, or its own before, when the count would end later. */
  readonly notAfter: CivilDate | null
}

/** The count of a cause, before it is bounded. */
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

/** The date that a cause leads to; null when it took the date back. */
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

/** The cause of a date that somebody of the firm gives, or takes back with null. */
export function toStaffCause(
  from: CivilDate | null,
  to: CivilDate | null,
  place: number | null,
): ForecastCause {
  const bounds = { notBefore: null, notAfter: null }
  return { kind: 'staff', from, to, place, offset: 0, countedFrom: to, ...bounds }
}

/**
 * The date of a demand by its causes alone, oldest first.
 * @throws Error when a cause does not begin with the date that the one before it led to
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

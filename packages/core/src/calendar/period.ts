import type { CivilDate } from './civil-date.ts'

/** First and last day, both included; an end that is empty or absent is open. */
export interface Period {
  readonly startDate?: CivilDate | undefined
  readonly endDate?: CivilDate | undefined
}

/** Whether a period ends before it begins. */
export function isPeriodReversed({ startDate, endDate }: Period): boolean {
  // Dates compare correctly as strings.
  return Boolean(startDate && endDate && endDate < startDate)
}

/**
 * The period as a server is asked for it: only the ends that are given; a period that ends before it
 * begins has no end.
 */
export function toPeriodRequest(period: Period): { startDate?: CivilDate; endDate?: CivilDate } {
  const { startDate, endDate } = period
  return {
    ...(startDate && { startDate }),
    ...(endDate && !isPeriodReversed(period) && { endDate }),
  }
}

/** First and last day, `YYYY-MM-DD`; empty is open. */
export interface Period {
  readonly startDate: string
  readonly endDate: string
}

/** Whether a period ends before it begins. Days are texts that sort by themselves. */
export function isPeriodReversed({ startDate, endDate }: Period): boolean {
  return startDate !== '' && endDate !== '' && endDate < startDate
}

/** What a server is asked for: one that ends before it begins is left open, as its filter says. */
export function toPeriodRequest(period: Period): Partial<Period> {
  const { startDate, endDate } = period
  return {
    ...(startDate && { startDate }),
    ...(endDate && !isPeriodReversed(period) && { endDate }),
  }
}

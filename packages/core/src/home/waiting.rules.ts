import { whoseTurn } from '../demands/demand-status.ts'
import type { DemandSummary } from '../demands/demands.types.ts'
import type { Home } from './home.types.ts'

/** How many demands wait for the customer. */
export interface Waiting {
  readonly count: number
  /** False when the capped lists cannot tell: then it may be more. */
  readonly isExact: boolean
}

/** The delivered demands that nobody has validated yet, as far as the capped list tells. */
export function listUnvalidated({
  demandsFinished,
}: Pick<Home, 'demandsFinished'>): readonly DemandSummary[] {
  return demandsFinished.filter((demand) => whoseTurn(demand) === 'customerValidation')
}

/**
 * The demands whose turn is the customer's: pending ones, and delivered ones without validation.
 * @param home `counts` is exact, its lists are capped
 */
export function countWaiting(home: Pick<Home, 'demandsFinished' | 'counts'>): Waiting {
  const { demandsFinished, counts } = home
  return {
    count: counts.PENDING + listUnvalidated({ demandsFinished }).length,
    isExact: demandsFinished.length >= counts.FINISHED,
  }
}

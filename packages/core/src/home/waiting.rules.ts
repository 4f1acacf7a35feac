import { whoseTurn } from '../demands/demand-status.ts'
import type { Home } from './index.ts'

/** How many demands wait for the customer. */
export interface Waiting {
  readonly count: number
  /** False when the capped lists cannot tell: then it may be more. */
  readonly isExact: boolean
}

/**
 * The demands whose turn is the customer's: pending ones, and delivered ones without validation.
 * @param home `counts` is exact, its lists are capped
 */
export function countWaiting(home: Pick<Home, 'demandsFinished' | 'counts'>): Waiting {
  const { demandsFinished, counts } = home
  const unvalidated = demandsFinished.filter((demand) => whoseTurn(demand) === 'customerValidation')
  return {
    count: counts.PENDING + unvalidated.length,
    isExact: demandsFinished.length >= counts.FINISHED,
  }
}

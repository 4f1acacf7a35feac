import type { CivilDate } from '../calendar/index.ts'
import type { ContractChange } from './customers.types.ts'

/** The days of a contract that tell of what has happened. */
const toldDays = ['paymentOverdueSince', 'saleDate'] as const

/**
 * The days of a change of a contract that lie ahead. A sale and a late payment are told of once they have
 * happened: the customer reads since when a payment is late, and its days of grace count from there.
 * @param today in the firm's time zone
 */
export function findDaysToCome(
  change: Pick<ContractChange, (typeof toldDays)[number]>,
  today: CivilDate,
): (typeof toldDays)[number][] {
  return toldDays.filter((field) => (change[field] ?? today) > today)
}

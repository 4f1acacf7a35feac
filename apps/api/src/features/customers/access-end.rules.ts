import { addDays, type CivilDate } from '@tramite/core/calendar'

/** Days after the end of the contract in which a customer may still fetch documents. */
const DOWNLOAD_DAYS_AFTER_END = 15

/**
 * The last day with access after a contract ends, for `accessAllowedUntil`: its users can fetch
 * documents until then, and nothing is left to see from the next day on.
 * @param contractEnd last day of the contract
 */
export function accessEndAfter(contractEnd: CivilDate): CivilDate {
  return addDays(contractEnd, DOWNLOAD_DAYS_AFTER_END)
}

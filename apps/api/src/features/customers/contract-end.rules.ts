import type { CivilDate } from '@tramite/core/calendar'
import { accessEndAfter } from './access-end.rules.ts'

/** What a change says of the end of a contract; absent fields stay as they are. */
interface ContractEndChange {
  readonly isChurn?: boolean
  readonly accessAllowedUntil?: CivilDate | null
}

/**
 * The last day of access that follows from a change of a contract: where the change ends it and
 * names no day, fifteen days are left; where it takes the end back and names no day, there is no
 * last day any more. Undefined when the change decides nothing of it, or decides itself.
 * @param before whether the contract had ended
 * @param today in the firm's time zone
 */
export function toLastDayOfAccess(
  change: ContractEndChange,
  before: { readonly isChurn: boolean },
  today: CivilDate,
): CivilDate | null | undefined {
  const { isChurn, accessAllowedUntil } = change
  if (accessAllowedUntil !== undefined || isChurn === undefined) return undefined
  if (isChurn === before.isChurn) return undefined
  return isChurn ? accessEndAfter(today) : null
}

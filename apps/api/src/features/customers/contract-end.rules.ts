import type { CivilDate } from '@tramite/core/calendar'
import { accessEndAfter } from './access-end.rules.ts'

/** The part of a change that concerns the end of a contract; absent fields stay as they are. */
interface ContractEndChange {
  readonly isChurn?: boolean
  readonly accessAllowedUntil?: CivilDate | null
}

/**
 * The last day of access that follows from a change of a contract: if the change ends it and sets no day,
 * fifteen days remain; if it revokes the end and sets no day, there is no last day any more. Undefined if
 * the change does not concern it, or sets it itself.
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

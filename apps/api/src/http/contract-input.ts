import type { ContractInput } from '@tramite/core/access'
import { type Conventions, civilDateOf } from '@tramite/core/calendar'
import type { CustomerPrincipal } from '../db/principal.ts'

let today = { minute: -1, timeZone: '', day: '' }

/** The day of an instant, computed once a minute: UTC offsets change on full minutes only. */
function dayOf(now: Date, timeZone: string): string {
  const minute = Math.floor(now.getTime() / 60_000)
  if (today.minute !== minute || today.timeZone !== timeZone) {
    today = { minute, timeZone, day: civilDateOf(now, timeZone) }
  }
  return today.day
}

/** The current input of decisions about the contract of a user's customer. */
export const contractInputOf = (
  user: CustomerPrincipal,
  { conventions }: { readonly conventions: Conventions },
  now: Date,
): ContractInput & { readonly customer: CustomerPrincipal['contract'] } => ({
  customer: user.contract,
  user,
  today: dayOf(now, conventions.timeZone),
  conventions,
})

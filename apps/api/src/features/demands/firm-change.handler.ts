import { requireVersion } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { requireDemand } from './demand-access.ts'
import { carryOutChange } from './demand-change.ts'
import { type Demand, toDemand } from './demand-columns.ts'
import { lockDemand } from './demands.store.ts'

async function change(call: Call<'assignDemand'> | Call<'setDemandForecast'>): Promise<Demand> {
  const { params, body, businessId, ifMatch, unit, services, setVersion } = call
  const opening = [lockDemand(params.id, businessId)] as const
  const { demand, version } = await unit.write(opening, async (transaction, [rows], principal) => {
    const before = requireDemand(rows, principal)
    const shown: Record<string, string> =
      'deleveryForecast' in body
        ? { deleveryForecast: before.deleveryForecast ?? '' }
        : { backofficeUserId: before.backofficeUserName ?? '' }
    requireVersion(ifMatch, before, shown)
    const after = await carryOutChange(transaction, principal, before, body, call)
    return { demand: toDemand(after, principal.userId), version: after.version }
  })
  services.wakeOutbox()
  setVersion(version)
  return demand
}

/** Gives a demand to a person of the firm, or takes it from them. */
export const assignDemand: Handler<'assignDemand'> = change

/** Promises another day of delivery, or takes the promise back. */
export const setDemandForecast: Handler<'setDemandForecast'> = change

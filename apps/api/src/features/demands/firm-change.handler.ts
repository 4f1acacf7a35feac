import { requireVersion, standsAlready } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { carryOutChange } from './demand-change.ts'
import { writeDemand } from './write-demand.ts'

function change(call: Call<'assignDemand'> | Call<'setDemandForecast'>) {
  const { params, body, ifMatch } = call
  const target = {
    id: params.id,
    // The queue must not move while one of its dates is set.
    movesQueue: 'deleveryForecast' in body,
    assigneeId: 'backofficeUserId' in body ? body.backofficeUserId : null,
  }
  return writeDemand(call, target, async (work, before) => {
    const shown: Record<string, string> =
      'deleveryForecast' in body
        ? { deleveryForecast: before.deleveryForecast ?? '' }
        : { backofficeUserId: before.backofficeUserName ?? '' }
    const stands = standsAlready(before, body)
    // A person promising the day that the queue has is a change: it stays while the queue moves.
    if (stands && 'backofficeUserId' in body) return before
    if (!stands) requireVersion(ifMatch, before, shown)
    return carryOutChange(work, before, body)
  })
}

/** Assigns a demand to a person of the firm, or removes the assignment. */
export const assignDemand: Handler<'assignDemand'> = change

/** Sets another day of delivery, or withdraws it. */
export const setDemandForecast: Handler<'setDemandForecast'> = change

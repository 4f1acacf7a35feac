import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { requireCustomer } from '../../http/require-caller.ts'
import { keepUploads } from '../files/attach.ts'
import { selectColleagueIds } from '../users/users.store.ts'
import { toDemand } from './demand-columns.ts'
import { offerDemandNumber } from './demands.store.ts'
import { raiseDemand } from './raise-demand.ts'

/** Raises a demand. The creator is always among those who follow it. */
export const createDemand: Handler<'createDemand'> = async (call) => {
  const { body, unit, services, setVersion } = call
  const chosen = [...new Set(body.usersToNotify)]
  const uploads = await keepUploads(call, body.attachments)
  const lookUp = chosen.length === 0 ? [] : [selectColleagueIds(chosen)]
  const opening = [offerDemandNumber(), ...lookUp] as const

  const demand = await unit.write(opening, async (transaction, [number, colleagues = []], user) => {
    const principal = requireCustomer(user)
    if (colleagues.length !== chosen.length) throw new Problem(400, 'USER_TO_NOTIFY_INVALID')
    const event = { principal, demandTypeName: body.demandTypeName }
    for (const { raising } of services.demandListeners) await raising?.(event, transaction, call)
    const { privateDemand, priorityDemand, ...draft } = body
    const flags = {
      private: draft.private || privateDemand === true,
      priority: draft.priority || priorityDemand === true,
    }
    const row = await raiseDemand(call, transaction, principal, number, {
      ...draft,
      ...flags,
      colleagues: chosen,
      uploads,
    })
    return toDemand(row, principal.userId)
  })
  setVersion(1)
  return demand
}

import type { CustomerPrincipal } from '../../db/principal.ts'
import { requireContract } from '../../http/access.ts'
import type { Handler } from '../../http/operation.ts'
import { requireCustomer } from '../../http/require-caller.ts'
import type { Work } from '../../http/work.ts'
import { keepUploads } from '../files/attach.ts'
import { shareLockUsers } from '../users/users.store.ts'
import { toDemand } from './demand-columns.ts'
import type { DemandRaisingEvent } from './demand-events.ts'
import { offerDemandNumber } from './demands.store.ts'
import { raiseDemand } from './raise-demand.ts'

/**
 * Refuses a demand that the contract does not allow. A demand of a tool requires the tool, which a
 * customer limited to specific demands may have as well.
 * @throws Problem 403, and what the tools refuse
 */
async function requireRaising(
  work: Work<CustomerPrincipal>,
  event: DemandRaisingEvent,
): Promise<void> {
  const { principal, services, now } = work
  let isOfTool = false
  for (const { raising } of services.demandListeners) {
    if (await raising?.(work, event)) isOfTool = true
  }
  if (isOfTool) return
  requireContract({ access: 'demandCreation', tool: null }, principal, services, now)
}

/** Creates a demand. The creator always follows it. */
export const createDemand: Handler<'createDemand'> = async (call) => {
  const { body, businessId, unit, services, now, setVersion } = call
  const chosen = [...new Set(body.usersToNotify)]
  const uploads = await keepUploads(call, body.attachments)
  const held = chosen.length === 0 ? [] : [shareLockUsers(chosen)]
  const opening = [offerDemandNumber(), ...held] as const

  const demand = await unit.write(opening, async (transaction, [number], user) => {
    const principal = requireCustomer(user)
    const work = { transaction, principal, services, now }
    await requireRaising(work, { businessId, demandTypeName: body.demandTypeName })
    const { privateDemand, priorityDemand, ...draft } = body
    const flags = {
      private: draft.private || privateDemand === true,
      priority: draft.priority || priorityDemand === true,
    }
    const row = await raiseDemand(work, {
      ...draft,
      ...flags,
      number,
      businessId,
      colleagues: chosen,
      uploads,
    })
    return toDemand(row, principal.userId)
  })
  setVersion(1)
  return demand
}

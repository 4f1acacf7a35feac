import type { Call, Handler } from '../../http/operation.ts'
import { requireDemand } from './demand-access.ts'
import { lockDemand, markVisualized } from './demands.store.ts'

async function mark(call: Call<'viewDemand'> | Call<'unviewDemand'>, isViewed: boolean) {
  const { params, businessId, unit } = call
  const opening = [lockDemand(params.id, businessId)] as const
  return unit.write(opening, async (transaction, [rows], principal) => {
    const { id, visualized } = requireDemand(rows, principal)
    const { userId } = principal
    if (visualized.includes(userId) === isViewed) return { visualized }
    const [changed] = await transaction.run(markVisualized(id, userId, isViewed))
    return { visualized: changed?.visualized ?? visualized }
  })
}

/** The user has read the demand. */
export const viewDemand: Handler<'viewDemand'> = (call) => mark(call, true)

/** The user marks the demand as unread. */
export const unviewDemand: Handler<'unviewDemand'> = (call) => mark(call, false)

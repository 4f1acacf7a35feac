import type { Handler } from '../../http/operation.ts'
import { requireDemand } from './demand-access.ts'
import { lockDemand, markFollowing } from './demands.store.ts'

/** Turns the notifications of a demand on or off for the user; toggles if neither is given. */
export const followDemand: Handler<'followDemand'> = (call) => {
  const { params, body, businessId, unit } = call
  const opening = [lockDemand(params.id, businessId)] as const
  return unit.write(opening, async (transaction, [rows], principal) => {
    const { id, following } = requireDemand(rows, principal)
    const { userId } = principal
    const wanted = body?.following ?? !following.includes(userId)
    const [changed] = await transaction.run(markFollowing(id, userId, wanted))
    return { following: changed?.following ?? following }
  })
}

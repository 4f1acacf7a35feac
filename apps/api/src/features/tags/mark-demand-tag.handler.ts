import { evaluateTagAddition } from '@tramite/core/demands'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import type { DetailRow } from '../demands/demand-columns.ts'
import { markTag } from '../demands/demands.store.ts'
import { writeDemand } from '../demands/write-demand.ts'
import { selectTagOf } from './tags.store.ts'

function requireAddition(demand: DetailRow, tagId: string): void {
  const decision = evaluateTagAddition(demand, tagId)
  if (decision.allowed) return
  throw new Problem(
    409,
    decision.reason === 'repeated' ? 'DEMAND_TAG_REPEATED' : 'DEMAND_FULL_OF_TAGS',
  )
}

function mark(call: Call<'addDemandTag'> | Call<'removeDemandTag'>, isTagged: boolean) {
  const { body, now } = call
  const { tagId } = body
  return writeDemand(call, { id: body.demandId }, async ({ transaction, principal }, before) => {
    const [tag] = await transaction.run(selectTagOf(before.customerId, tagId))
    if (!tag) throw notFound()
    if (isTagged) requireAddition(before, tagId)
    else if (!before.demandsTags.includes(tagId)) return before
    transaction.defer(leaveMessage(before.customerId, demandTouched(before, principal.userId), now))
    const [after = before] = await transaction.run(markTag(before.id, tagId, isTagged))
    return after
  })
}

/** Puts a tag on a demand. */
export const addDemandTag: Handler<'addDemandTag'> = (call) => mark(call, true)

/** Removes a tag from a demand; no effect if it does not have it. */
export const removeDemandTag: Handler<'removeDemandTag'> = (call) => mark(call, false)

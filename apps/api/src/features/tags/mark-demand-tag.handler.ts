import { evaluateTagAddition } from '@tramite/core/demands'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { type Demand, type DetailRow, toDemand } from '../demands/demand-columns.ts'
import { lockDemand, markTag } from '../demands/demands.store.ts'
import { demandTouched } from '../notifications/notices.ts'
import { selectTagOf } from './tags.store.ts'

function requireAddition(demand: DetailRow, tagId: string): void {
  const decision = evaluateTagAddition(demand, tagId)
  if (decision.allowed) return
  throw new Problem(
    409,
    decision.reason === 'repeated' ? 'DEMAND_TAG_REPEATED' : 'DEMAND_FULL_OF_TAGS',
  )
}

async function mark(
  call: Call<'addDemandTag'> | Call<'removeDemandTag'>,
  isTagged: boolean,
): Promise<Demand> {
  const { body, businessId, unit, services, now, setVersion } = call
  const tagId = body.tagId.toLowerCase()
  const opening = [lockDemand(body.demandId, businessId)] as const
  const { demand, version } = await unit.write(opening, async (transaction, [rows], principal) => {
    const before = requireDemand(rows, principal)
    const [tag] = await transaction.run(selectTagOf(before.customerId, tagId))
    if (!tag) throw notFound()
    if (isTagged) requireAddition(before, tagId)
    const { userId } = principal
    transaction.defer(leaveMessage(before.customerId, demandTouched(before, userId), now))
    const [after = before] = await transaction.run(markTag(before.id, tagId, isTagged))
    return { demand: toDemand(after, userId), version: after.version }
  })
  services.wakeOutbox()
  setVersion(version)
  return demand
}

/** Puts a tag on a demand. Specification §5, §7. */
export const addDemandTag: Handler<'addDemandTag'> = (call) => mark(call, true)

/** Takes a tag off a demand; one that it does not have changes nothing. Specification §7. */
export const removeDemandTag: Handler<'removeDemandTag'> = (call) => mark(call, false)

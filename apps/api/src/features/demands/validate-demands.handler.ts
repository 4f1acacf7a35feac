import { demandStatusLabels, evaluateValidation } from '@tramite/core/demands'
import { requireVersion } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import type { Work } from '../../http/work.ts'
import { demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import { requireDemands } from './demand-access.ts'
import { type DetailRow, toDemand } from './demand-columns.ts'
import { changeDemands, lockDemands } from './demands.store.ts'
import { lockQueues } from './queue.store.ts'
import { writeDemand } from './write-demand.ts'

/** An acceptance counts once, however often it is requested: the first one is kept. */
const isValidated = ({ validationDate }: DetailRow) => validationDate !== null

/** Validates all of them, or none. Those already validated stay as they are. */
async function validate(
  { transaction, principal: { userId, userName }, now }: Work,
  asked: readonly DetailRow[],
): Promise<DetailRow[]> {
  const demands = asked.filter((demand) => !isValidated(demand))
  for (const demand of demands) {
    if (!evaluateValidation(demand).allowed) throw new Problem(409, 'DEMAND_NOT_FINISHED')
  }
  if (demands.length === 0) return [...asked]
  const at = now.toISOString()
  const [message, ...messages] = demands.map((demand) => demandTouched(demand, userId))
  const customerId = demands[0]?.customerId
  if (message && customerId) {
    transaction.defer(leaveMessages(customerId, [message, ...messages], now))
  }
  const ids = demands.map(({ id }) => id)
  const validated = { validationDate: at, validationUserId: userId, validationUserName: userName }
  return [
    ...asked.filter(isValidated),
    ...(await transaction.run(changeDemands(ids, validated, at))),
  ]
}

/** The customer confirms what was delivered. */
export const validateDemand: Handler<'validateDemand'> = (call) =>
  writeDemand(call, call.params, async (work, before) => {
    if (isValidated(before)) return before
    requireVersion(call.ifMatch, before, { statusKey: demandStatusLabels[before.statusKey] })
    const [after = before] = await validate(work, [before])
    return after
  })

/** The same for several demands: all of them, or none. */
export const validateDemands: Handler<'validateDemands'> = async (call) => {
  const { params, body, businessId, unit, services, now } = call
  const ids = [...new Set(params.ids.toLowerCase().split(','))]
  const asked = new Set(body.demandsIds)
  if (ids.length !== asked.size || !ids.every((id) => asked.has(id))) {
    throw new Problem(400, 'DEMAND_IDS_MISMATCH')
  }
  const opening = [lockQueues(ids), lockDemands(ids, businessId)] as const
  const demands = await unit.write(opening, async (transaction, [, rows], principal) => {
    requireDemands(rows, ids, principal)
    const validated = await validate({ transaction, principal, services, now }, rows)
    const byId = new Map(validated.map((row) => [row.id, toDemand(row, principal.userId)]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  })
  return { demands }
}

import { evaluateValidation } from '@tramite/core/demands'
import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { requireAccess } from '../customers/customer-access.ts'
import { demandTouched } from '../notifications/notices.ts'
import { requireDemand, requireVersion } from './demand-access.ts'
import { type DetailRow, toDemand } from './demand-columns.ts'
import { changeDemand, lockDemand, lockDemands } from './demands.store.ts'

const refusals = {
  notFinished: 'DEMAND_NOT_FINISHED',
  alreadyValidated: 'DEMAND_ALREADY_VALIDATED',
} as const

async function validate(
  transaction: Transaction,
  principal: Principal,
  demand: DetailRow,
  now: Date,
): Promise<DetailRow> {
  const decision = evaluateValidation(demand)
  if (!decision.allowed) throw new Problem(409, refusals[decision.reason])
  const { userId, userName } = principal
  const at = now.toISOString()
  transaction.defer(leaveMessage(demand.customerId, demandTouched(demand, userId), now))
  const [after = demand] = await transaction.run(
    changeDemand(
      demand.id,
      { validationDate: at, validationUserId: userId, validationUserName: userName },
      at,
    ),
  )
  return after
}

/** The customer confirms what was delivered. Specification §4. */
export const validateDemand: Handler<'validateDemand'> = async (call) => {
  const { params, businessId, ifMatch, unit, services, now, setVersion } = call
  const opening = [lockDemand(params.id, businessId)] as const
  const { demand, version } = await unit.write(opening, async (transaction, [rows], principal) => {
    const before = requireDemand(rows, principal, call)
    requireAccess('demandActions', principal, services, now)
    requireVersion(ifMatch, before, { validationDate: before.validationDate ?? '' })
    const after = await validate(transaction, principal, before, now)
    return { demand: toDemand(after, principal.userId), version: after.version }
  })
  services.wakeOutbox()
  setVersion(version)
  return demand
}

/** The same for several demands: all of them, or none. */
export const validateDemands: Handler<'validateDemands'> = async (call) => {
  const { params, body, businessId, unit, services, now } = call
  const ids = [...new Set(params.ids.toLowerCase().split(','))]
  const asked = new Set(body.demandsIds.map((id) => id.toLowerCase()))
  if (ids.length !== asked.size || !ids.every((id) => asked.has(id))) {
    throw new Problem(400, 'DEMAND_IDS_MISMATCH')
  }
  const opening = [lockDemands(ids, businessId)] as const
  const demands = await unit.write(opening, async (transaction, [rows], principal) => {
    if (rows.length !== ids.length) throw new Problem(404, 'DEMAND_NOT_FOUND')
    for (const row of rows) requireDemand([row], principal, call)
    requireAccess('demandActions', principal, services, now)
    const validated: DetailRow[] = []
    for (const row of rows) validated.push(await validate(transaction, principal, row, now))
    return validated.map((row) => toDemand(row, principal.userId))
  })
  services.wakeOutbox()
  return { demands }
}

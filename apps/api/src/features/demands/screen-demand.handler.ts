import { requireVersion } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { shareLockUsers } from '../users/users.store.ts'
import { demandRefusalText, requireDemand, toViewer } from './demand-access.ts'
import { carryOutChange } from './demand-change.ts'
import { shareLockDemandType } from './demand-types.store.ts'
import { lockDemand, selectDemand } from './demands.store.ts'
import { evaluateScreening } from './screening.rules.ts'
import {
  putScreening,
  type ScreeningRow,
  selectScreening,
  toScreening,
} from './screenings.store.ts'

/** Records the firm's decision on a new demand: its type and its assignee. */
export const screenDemand: Handler<'screenDemand'> = async (call) => {
  const { params, body, businessId, ifMatch, unit, services, now, setVersion } = call
  // The demand last: a transaction that renames the type or removes the person goes on to their
  // demands, and so none deadlock.
  const opening = [
    shareLockDemandType(body.demandTypeId),
    shareLockUsers(body.backofficeUserId ? [body.backofficeUserId] : []),
    lockDemand(params.id, businessId),
  ] as const
  const { screening, version } = await unit.write(
    opening,
    async (transaction, [[type], , rows], principal) => {
      const before = requireDemand(rows, principal)
      const decision = evaluateScreening(before, toViewer(principal))
      if (!decision.allowed) {
        throw new Problem(409, 'DEMAND_NOT_SCREENABLE', {
          message: demandRefusalText(decision.reason),
        })
      }
      requireVersion(ifMatch, before, { demandTypeName: before.demandTypeName ?? '' })
      if (!type?.active) throw new Problem(400, 'DEMAND_TYPE_INVALID')

      const { backofficeUserId } = body
      const work = { transaction, principal, services, now }
      const after = await carryOutChange(work, before, {
        demandTypeName: type.name,
        ...(backofficeUserId !== undefined && { backofficeUserId }),
      })
      const row: ScreeningRow = {
        demandId: before.id,
        customerId: before.customerId,
        demandTypeId: type.id,
        demandTypeName: type.name,
        backofficeUserId: after.backofficeUserId,
        backofficeUserName: after.backofficeUserName,
        note: body.note?.trim() || null,
        screenedById: principal.userId,
        screenedByName: principal.userName,
        screenedAt: now.toISOString(),
      }
      transaction.defer(putScreening(row))
      return { screening: toScreening(row), version: after.version }
    },
  )
  setVersion(version)
  return screening
}

/** The last screening of a demand. */
export const getDemandScreening: Handler<'getDemandScreening'> = async (call) => {
  const { params, businessId, unit } = call
  const [rows, [screening]] = await unit.read(
    selectDemand(params.id, businessId),
    selectScreening(params.id),
  )
  requireDemand(rows, await unit.principal())
  if (!screening) throw notFound()
  return toScreening(screening)
}

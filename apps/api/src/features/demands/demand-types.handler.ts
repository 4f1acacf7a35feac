import { isSpecifiedDemandType } from '@tramite/core/demands'
import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { announceReach } from '../../outbox/announce-reach.ts'
import {
  changeDemandType,
  deleteDemandType,
  insertDemandType,
  lockDemandType,
  renameTypeOfDemands,
  selectDemandTypes,
  toDemandType,
} from './demand-types.store.ts'

/** The types of demands. */
export const listDemandTypes: Handler<'listDemandTypes'> = async ({ unit }) => {
  const [rows] = await unit.read(selectDemandTypes())
  return { demandTypes: rows.map(toDemandType), total: rows.length }
}

/** Adds a type to the firm's own. */
export const createFirmDemandType: Handler<'createFirmDemandType'> = (call) => {
  const { body, unit, services, now } = call
  return unit.write([], async (transaction) => {
    const id = createId(services.clock)
    const type = { id, name: body.name.trim(), active: true, createdAt: now.toISOString() }
    const [created] = await transaction.run(insertDemandType(type))
    if (!created) throw new Problem(409, 'DEMAND_TYPE_EXISTS')
    return toDemandType(created)
  })
}

/**
 * Renames a type, along with its demands, or retires it. A name already in use is refused by the table,
 * see `refused-constraints.ts`.
 */
export const updateFirmDemandType: Handler<'updateFirmDemandType'> = (call) => {
  const { params, body, unit, now } = call
  return unit.write([lockDemandType(params.id)], async (transaction, [[type]]) => {
    if (!type) throw notFound()
    const name = body.name?.trim() ?? type.name
    const isRenamed = name !== type.name
    if (isRenamed && isSpecifiedDemandType(type.name)) throw new Problem(409, 'DEMAND_TYPE_FIXED')
    const { active = type.active } = body
    const [changed = type] = await transaction.run(changeDemandType(type.id, { name, active }))
    if (isRenamed) {
      announceReach(transaction, await renameTypeOfDemands(transaction, type.name, name), now)
    }
    return toDemandType(changed)
  })
}

/** Deletes a type without references that no demand has. */
export const deleteFirmDemandType: Handler<'deleteFirmDemandType'> = (call) => {
  const { params, unit } = call
  return unit.write([lockDemandType(params.id)], async (transaction, [[type]]) => {
    if (!type) throw notFound()
    if (isSpecifiedDemandType(type.name)) throw new Problem(409, 'DEMAND_TYPE_FIXED')
    const [deleted] = await transaction.run(deleteDemandType(type))
    if (!deleted) throw new Problem(409, 'DEMAND_TYPE_IN_USE')
    return undefined
  })
}

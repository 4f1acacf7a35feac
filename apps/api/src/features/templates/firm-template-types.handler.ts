import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import {
  deleteTemplateType,
  insertTemplateType,
  lockTemplateType,
  renameTemplateType,
} from './template-types.store.ts'

/** Adds a type of templates. */
export const createFirmTemplateType: Handler<'createFirmTemplateType'> = (call) => {
  const { body, unit, services, now } = call
  return unit.write([], async (transaction) => {
    const id = createId(services.clock)
    const type = { id, name: body.name.trim(), createdAt: now.toISOString() }
    const [created] = await transaction.run(insertTemplateType(type))
    if (!created) throw new Problem(409, 'TEMPLATE_TYPE_EXISTS')
    return created
  })
}

/** Renames a type. A name already in use is refused by the table, see `refused-constraints.ts`. */
export const updateFirmTemplateType: Handler<'updateFirmTemplateType'> = (call) => {
  const { params, body, unit } = call
  return unit.write([lockTemplateType(params.id)], async (transaction, [[type]]) => {
    if (!type) throw notFound()
    const [renamed = type] = await transaction.run(renameTemplateType(type.id, body.name.trim()))
    return renamed
  })
}

/** Deletes a type that no template has. */
export const deleteFirmTemplateType: Handler<'deleteFirmTemplateType'> = ({ params, unit }) =>
  unit.write([lockTemplateType(params.id)], async (transaction, [[type]]) => {
    if (!type) throw notFound()
    const [deleted] = await transaction.run(deleteTemplateType(type.id))
    if (!deleted) throw new Problem(409, 'TEMPLATE_TYPE_IN_USE')
    return undefined
  })

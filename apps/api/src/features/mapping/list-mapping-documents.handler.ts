import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { listCompletedMappings } from './completed-mappings.ts'
import { selectMapping, selectMappingOf } from './mapping.store.ts'
import { notStarted } from './mapping-refusals.ts'
import { isOfBusiness, toBusinessId } from './mapping-scope.ts'

/** Completed mappings, newest first. */
export const listMappingDocuments: Handler<'listMappingDocuments'> = async (call) => {
  const { query, businessId, unit } = call
  const { mappingId, ...paging } = query
  if (mappingId === undefined) {
    const [[mapping]] = await unit.read(selectMappingOf(await toBusinessId(call)))
    if (!mapping) throw notStarted()
    return listCompletedMappings(call, mapping, paging)
  }
  const [[mapping]] = await unit.read(selectMapping(mappingId))
  const principal = await unit.principal()
  if (!mapping || !isOfBusiness(mapping, principal, businessId)) throw notFound()
  return listCompletedMappings(call, mapping, paging)
}

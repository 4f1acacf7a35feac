import { evaluateNewSectors } from '@tramite/core/mapping'
import { createId } from '../../db/ids.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { selectActivitiesOf, selectActivitiesOfSector } from './activities.store.ts'
import { changeMapping } from './change-mapping.ts'
import { selectMappingOf } from './mapping.store.ts'
import { toSector } from './mapping.wire.ts'
import { mappingRefusalText, notStarted } from './mapping-refusals.ts'
import { isOfBusiness, toBusinessId } from './mapping-scope.ts'
import { insertSectors, removeSector, selectSector, selectSectorsOf } from './sectors.store.ts'

/** The sectors of the business's mapping with their activities. */
export const listMappingSectors: Handler<'listMappingSectors'> = async (call) => {
  const businessId = await toBusinessId(call)
  const [[mapping], sectors, activities] = await call.unit.read(
    selectMappingOf(businessId),
    selectSectorsOf(businessId),
    selectActivitiesOf(businessId),
  )
  if (!mapping) throw notStarted()
  return { sectors: sectors.map((row) => toSector(row, activities)), total: sectors.length }
}

/** Adds sectors whose names do not exist yet; returns all sectors. */
async function addSectors(
  call: Call<'addMappingSectors'> | Call<'addOtherMappingSector'>,
  asked: readonly string[],
) {
  const { services, now } = call
  const businessId = await toBusinessId(call)
  const opening = [selectSectorsOf(businessId), selectActivitiesOf(businessId)] as const
  return changeMapping(call, {
    sectorId: null,
    opening,
    work: async (transaction, [sectors, activities], mapping) => {
      const decision = evaluateNewSectors(
        asked,
        sectors.map(({ name }) => name),
      )
      if (!decision.allowed) {
        const { reason } = decision
        const code = reason === 'sectorsFull' ? 'MAPPING_FULL' : 'MAPPING_SECTOR_EXISTS'
        throw new Problem(409, code, { message: mappingRefusalText(reason) })
      }
      const added = decision.names.map((name) => ({ id: createId(services.clock), name }))
      const { id: mappingId, customerId } = mapping
      const createdAt = now.toISOString()
      transaction.defer(
        insertSectors(added.map((row) => ({ ...row, mappingId, customerId, createdAt }))),
      )
      return [...sectors, ...added].map((row) => toSector(row, activities))
    },
  })
}

/** Adds sectors by their kinds. */
export const addMappingSectors: Handler<'addMappingSectors'> = async (call) => {
  const sectors = await addSectors(call, call.body.sectors)
  return { sectors, total: sectors.length }
}

/** Adds a sector with a custom name. */
export const addOtherMappingSector: Handler<'addOtherMappingSector'> = async (call) => {
  const added = (await addSectors(call, [call.body.sectorName])).at(-1)
  if (!added) throw new Error('No sector was added')
  return added
}

/** One sector with its activities. */
export const getMappingSector: Handler<'getMappingSector'> = async ({
  params,
  businessId,
  unit,
}) => {
  const [[sector], activities] = await unit.read(
    selectSector(params.sectorId),
    selectActivitiesOfSector(params.sectorId),
  )
  const principal = await unit.principal()
  if (!sector || !isOfBusiness(sector, principal, businessId)) throw notFound()
  return toSector(sector, activities)
}

/** Deletes a sector with all its answers. */
export const deleteMappingSector: Handler<'deleteMappingSector'> = async (call) => {
  const { sectorId } = call.params
  await changeMapping(call, {
    sectorId,
    opening: [],
    work: async (transaction) => transaction.defer(removeSector(sectorId)),
  })
  return undefined
}

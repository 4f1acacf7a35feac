import {
  countShownCompletions,
  mappingDocumentsPageSize,
  toMappingStage,
} from '@tramite/core/mapping'
import type { Handler } from '../../http/operation.ts'
import { selectActivitiesOf, selectAnsweredActivities } from './activities.store.ts'
import { listCompletedMappings, noCompletedMappings } from './completed-mappings.ts'
import { selectMappingOf } from './mapping.store.ts'
import { toMapping, toReport, toSector, toSnapshot } from './mapping.wire.ts'
import { notStarted } from './mapping-refusals.ts'
import { toBusinessId } from './mapping-scope.ts'
import { selectSectorsIn, selectSectorsOf } from './sectors.store.ts'
import { selectSnapshot } from './snapshots.store.ts'

/** The mapping of the business. */
export const getMapping: Handler<'getMapping'> = async (call) => {
  const [[mapping]] = await call.unit.read(selectMappingOf(await toBusinessId(call)))
  if (!mapping) throw notStarted()
  return toMapping(mapping)
}

/** What the page of the tool shows. */
export const getMappingHome: Handler<'getMappingHome'> = async (call) => {
  const businessId = await toBusinessId(call)
  const [[mapping], sectors, activities] = await call.unit.read(
    selectMappingOf(businessId),
    selectSectorsOf(businessId),
    selectActivitiesOf(businessId),
  )
  const page = { limit: mappingDocumentsPageSize, page: 0 }
  const completed = mapping ? await listCompletedMappings(call, mapping, page) : noCompletedMappings
  return {
    mapping: mapping ? toMapping(mapping) : null,
    sectors: sectors.map((sector) => toSector(sector, activities)),
    documents: completed.documents,
    total: completed.total,
  }
}

/** All answers, for the report. */
export const getMappingReport: Handler<'getMappingReport'> = async (call) => {
  const { unit } = call
  const [[mapping]] = await unit.read(selectMappingOf(await toBusinessId(call)))
  if (!mapping) throw notStarted()
  const [sectors, activities] = await unit.read(
    selectSectorsIn(mapping.id),
    selectAnsweredActivities(mapping.id),
  )
  return toReport(toSnapshot(sectors, activities))
}

/**
 * All answers of the previous completed mapping: nothing for users who cannot see its demand, since its
 * documents are hidden from them too.
 */
export const getPreviousMappingReport: Handler<'getPreviousMappingReport'> = async (call) => {
  const { unit } = call
  const [[row]] = await unit.read(selectMappingOf(await toBusinessId(call)))
  if (!row) throw notStarted()
  const none = { completedAt: null, sectors: [] }
  if (row.demandId === null) return none
  const shown = countShownCompletions(toMappingStage(toMapping(row)))
  const [[previous]] = await unit.read(selectSnapshot(row.id, shown))
  return previous ? { completedAt: previous.createdAt, ...toReport(previous.content) } : none
}

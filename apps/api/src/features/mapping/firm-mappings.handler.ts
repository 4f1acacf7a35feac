import type { Handler } from '../../http/operation.ts'
import { toPage, toPageStart } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
import { selectActivitiesIn } from './activities.store.ts'
import { firmMappingsList, selectFirmMapping, selectFirmMappings } from './firm-mappings.store.ts'
import { toFirmMapping } from './firm-mappings.wire.ts'
import { toSector } from './mapping.wire.ts'
import { selectSectorsIn } from './sectors.store.ts'

/** Mappings of all customers, newest first. */
export const listFirmMappings: Handler<'listFirmMappings'> = async ({ query, unit }) => {
  const { limit, page, cursor, ...filter } = query
  const start = toPageStart(firmMappingsList, query)
  const [rows, counts] = await unit.read(...selectFirmMappings(filter, start))
  const { shown, total, nextCursor } = toPage(firmMappingsList, rows, start, counts)
  return { mappings: shown.map(toFirmMapping), total, nextCursor }
}

/** One mapping with its sectors and activities. */
export const getFirmMapping: Handler<'getFirmMapping'> = async ({ params, unit }) => {
  const { id } = params
  const [[mapping], sectors, activities] = await unit.read(
    selectFirmMapping(id),
    selectSectorsIn(id),
    selectActivitiesIn(id),
  )
  if (!mapping) throw notFound()
  return {
    mapping: toFirmMapping(mapping),
    sectors: sectors.map((sector) => toSector(sector, activities)),
  }
}

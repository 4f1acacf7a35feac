import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
import { selectActivitiesIn } from './activities.store.ts'
import { firmMappingList, selectFirmMapping, selectFirmMappings } from './firm-mappings.store.ts'
import { toFirmMapping } from './firm-mappings.wire.ts'
import { toSector } from './mapping.wire.ts'
import { selectSectorsIn } from './sectors.store.ts'

/** Mappings of all customers, newest first. */
export const listFirmMappings: Handler<'listFirmMappings'> = async ({ query, unit }) => {
  const { limit, page, cursor, ...filter } = query
  const [{ shown, ...rest }] = await readPage(unit, firmMappingList, query, (start) =>
    selectFirmMappings(filter, start),
  )
  return { mappings: shown.map(toFirmMapping), ...rest }
}

/** One mapping with its sectors and activities. */
export const getFirmMapping: Handler<'getFirmMapping'> = async (call) => {
  const { params, unit, setVersion } = call
  const { id } = params
  const [[mapping], sectors, activities] = await unit.read(
    selectFirmMapping(id),
    selectSectorsIn(id),
    selectActivitiesIn(id),
  )
  if (!mapping) throw notFound()
  setVersion(mapping.version ?? 0)
  return {
    mapping: toFirmMapping(mapping),
    sectors: sectors.map((sector) => toSector(sector, activities)),
  }
}

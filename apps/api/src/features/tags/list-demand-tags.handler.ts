import type { Handler } from '../../http/operation.ts'
import { requireVisible } from '../customers/require-visible.ts'
import { selectDemandTags } from './tags.store.ts'

/** The tags that the customer puts on its demands. */
export const listDemandTags: Handler<'listDemandTags'> = async (call) => {
  const { query, businessId, unit, services, now } = call
  const [demandsTags] = await unit.read(selectDemandTags(businessId, query.name?.trim() ?? ''))
  requireVisible(await unit.principal(), services, now)
  return { demandsTags }
}

import type { Handler } from '../../http/operation.ts'
import { selectDemandTags } from './tags.store.ts'

/** The tags that the customer puts on its demands. */
export const listDemandTags: Handler<'listDemandTags'> = async (call) => {
  const { query, businessId, unit } = call
  const [demandsTags] = await unit.read(selectDemandTags(businessId, query.name?.trim() ?? ''))
  return { demandsTags }
}

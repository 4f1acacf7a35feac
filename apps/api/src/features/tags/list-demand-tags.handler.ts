import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { demandTagList, selectDemandTags, toTag } from './tags.store.ts'

/** A page of the tags that the customer puts on its demands. */
export const listDemandTags: Handler<'listDemandTags'> = async (call) => {
  const { query, businessId, unit } = call
  const filter = { businessId, name: query.name?.trim() ?? '' }
  const [{ shown, ...rest }] = await readPage(unit, demandTagList, query, (start) =>
    selectDemandTags(filter, start),
  )
  return { demandsTags: shown.map(toTag), ...rest }
}

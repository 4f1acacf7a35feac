import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { toOwnBusiness } from './template-scope.ts'
import { selectTemplateTypes } from './template-types.store.ts'
import { selectTemplates, templateList } from './templates.store.ts'

/** Templates in use. */
export const listTemplates: Handler<'listTemplates'> = async (call) => {
  const { query, unit } = call
  const businessId = await toOwnBusiness(call)
  const [{ shown, ...rest }] = await readPage(unit, templateList, query, (start) =>
    selectTemplates(query, businessId, start),
  )
  return { templates: shown, ...rest }
}

/** The types of templates. */
export const listTemplateTypes: Handler<'listTemplateTypes'> = async ({ unit }) => {
  const [types] = await unit.read(selectTemplateTypes())
  return { types, total: types.length }
}

import { id, page, text } from '@tramite/react/search'
import { definePageSearch } from '../define-page-search.ts'

/** The list of templates in the address. */
export const templatesSearch = definePageSearch({ text: text(), typeId: id() })
export type TemplatesAddress = ReturnType<typeof templatesSearch.parse>

/** The form of a document in the address: its page. */
export const templateFormSearch = definePageSearch({ page: page() })

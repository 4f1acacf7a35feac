import { defineSearch, id, page, text } from '@tramite/react/search'

/** The list of templates in the address. */
export const templatesSearch = defineSearch({ text: text(), typeId: id() })
export type TemplatesAddress = ReturnType<typeof templatesSearch.parse>

/** The form of a document in the address: its page. */
export const templateFormSearch = defineSearch({ page: page() })

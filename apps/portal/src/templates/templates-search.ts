import { defineSearch, id, text } from '@tramite/react/search'

/** The list of templates in the address. */
export const templatesSearch = defineSearch({ text: text(), typeId: id() })
export type TemplatesAddress = ReturnType<typeof templatesSearch.parse>

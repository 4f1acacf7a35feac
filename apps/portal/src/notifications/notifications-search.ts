import { type AddressOf, flag } from '@tramite/react/search'
import { definePageSearch } from '../define-page-search.ts'
import { listFields } from '../paged-list/list-fields.ts'

const fields = { ...listFields, isReaded: flag() }

/** The notifications in the address: the unread ones by default. */
export const notificationsSearch = definePageSearch(fields)
export type NotificationsAddress = AddressOf<typeof fields>
